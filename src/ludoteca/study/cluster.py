"""Cluster: plays the shards of a study on Ray.  If a machine or process dies, another one takes its task."""

from collections.abc import Iterable, Iterator
from itertools import chain

from ludoteca.core.extras import needing
from ludoteca.core.texts.errors import BadOption
from ludoteca.study.faults import StudyFault
from ludoteca.study.workers import JOBS_PER_WORKER, FinishedJob, Job, Runner, run_job

RETRIES = 8


def cluster_runner(address: str) -> Runner:
    """Return a runner that uses the cluster at an address, a running one, or a new one on this machine."""
    with needing("cluster", "cluster"):
        import ray

    def run(jobs: Iterator[Job]) -> Iterator[FinishedJob]:
        first = next(jobs, None)
        if first is None:
            return  # nothing to play, so no cluster is needed
        starts_ray = not ray.is_initialized()
        if starts_ray:
            try:
                ray.init(address=address or None, include_dashboard=False, log_to_driver=False)
            except ConnectionError:
                raise BadOption(StudyFault.NO_CLUSTER(address=address)) from None
        try:
            yield from run_on_ray(chain([first], jobs))
        finally:
            if starts_ray:
                ray.shutdown()

    return run


def run_on_ray(jobs: Iterable[Job]) -> Iterator[FinishedJob]:
    """Yield finished jobs as they come, with at most two tasks per core on the cluster."""
    import ray

    task = ray.remote(num_cpus=1, max_retries=RETRIES)(run_job)
    cores = ray.cluster_resources().get("CPU", 1)
    limit = JOBS_PER_WORKER * max(1, int(cores))
    waiting: list[object] = []
    for job in jobs:
        waiting.append(task.remote(job))
        if len(waiting) >= limit:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
