"""What runs inside a measured process: the worker, and one adapter per engine.

`worker.py` is started as a plain file by interpreters that may lack chefetage, so it and `peers.py`
import the standard library and the peer only, and the worker finds its adapter by file name.
"""
