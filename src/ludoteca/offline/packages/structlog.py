"""What the tables use of structlog: warnings and errors go to the console of the browser."""

import traceback


class Logger:
    """Prints what is wrong."""

    def info(self, event: str, **facts: object) -> None:
        pass

    def warning(self, event: str, **facts: object) -> None:
        print(event, facts)

    def error(self, event: str, **facts: object) -> None:
        print(event, facts)

    def exception(self, event: str, **facts: object) -> None:
        print(event, facts)
        traceback.print_exc()


def get_logger() -> Logger:
    return Logger()
