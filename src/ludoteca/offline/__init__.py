"""Offline: tables in a browser without a server.

The browser runs this package, and the parts of the server that it uses, with Pyodide in a Worker.  It answers
the same requests and messages as the server: see ``app.py``.

    app, routes, services   answers to requests and messages, by the server's own tables and bots
    parameters              what the query of a request may hold
    browser_store           where they are kept
    bridge, engine_tree     what JavaScript offers: storage, and searches in WebAssembly
    bundle, pages           what a site needs: the Python sources in one file, and lists of files
"""
