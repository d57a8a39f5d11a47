"""``ludoteca schema``: prints the OpenAPI document of the server."""

import json

from ludoteca.core.texts.fluent import Texts


def run(options: object, say: Texts) -> None:
    """Print the document; types of clients are generated from it."""
    from ludoteca.server.app import create_app
    from ludoteca.server.settings import Settings

    app = create_app(Settings())
    print(json.dumps(app.openapi_schema.to_schema(), indent=1, ensure_ascii=False))
