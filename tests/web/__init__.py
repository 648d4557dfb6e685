"""Tests of the pages and their build."""
