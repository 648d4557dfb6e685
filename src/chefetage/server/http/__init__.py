"""Requests: how calls are read, the description of all of them, and the pages."""
