"""Packages that the tables import and a browser does not have.

Each has as much of the real package as the tables use.  The bundle for the browser (``bundle.py``) puts
them where Python finds them under their own names.  Nothing imports them from here.
"""
