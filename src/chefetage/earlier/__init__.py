"""Rules of earlier versions, one folder per game and version: whoever began by them finishes by them.

`tools/keep_rules.py` puts them here before a game's rules change; docs/rules_versions.md says how.
"""
