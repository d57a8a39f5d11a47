"""Shards played on a Ray cluster.  A task whose machine or process dies is given to another."""

from collections.abc import Iterable, Iterator
from itertools import chain

from ludoteca.core.errors import BadOption, MissingExtra
from ludoteca.study.workers import WAITING, Crew, Done, Job, work

RETRIES = 8


def crew(address: str) -> Crew:
    """The workers of the cluster at an address; without one, of the cluster at hand or of a new one here."""
    try:
        import ray
    except ImportError:
        raise MissingExtra("a cluster", "cluster") from None

    def run(jobs: Iterator[Job]) -> Iterator[Done]:
        first = next(jobs, None)
        if first is None:
            return  # all is there: no need of a cluster
        own = not ray.is_initialized()
        if own:
            try:
                ray.init(address=address or None, include_dashboard=False, log_to_driver=False)
            except ConnectionError as error:
                raise BadOption(f"no Ray cluster answers at {address!r}: {error}") from None
        try:
            yield from shared_out(chain([first], jobs))
        finally:
            if own:
                ray.shutdown()

    return run


def shared_out(jobs: Iterable[Job]) -> Iterator[Done]:
    """Shards as they are done, with no more than twice as many tasks as cores in hand."""
    import ray

    task = ray.remote(num_cpus=1, max_retries=RETRIES)(work)
    cores = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
    most = WAITING * max(1, int(cores))
    waiting: list[object] = []
    for job in jobs:
        waiting.append(task.remote(job))
        if len(waiting) >= most:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
