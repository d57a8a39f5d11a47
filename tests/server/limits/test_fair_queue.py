"""Fair queues: a hundred jobs of one requester delay another by one job."""

import asyncio
import threading
from collections.abc import Iterator

import pytest
from prometheus_client import CollectorRegistry, Gauge, Histogram

from ludoteca.server.limits.addresses import mask_address
from ludoteca.server.limits.fair_queue import FairQueue, Requester
from ludoteca.server.limits.rates import ConcurrencyLimit, RateLimit, TokenBucket
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Rate

pytestmark = pytest.mark.anyio


class Witness:
    """A queue of one thread with a clock that only its jobs move on, and the order in which they ran."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        waiting = Gauge("waiting", "jobs that wait", registry=self.registry)
        seconds = Histogram("seconds", "seconds of work", registry=self.registry)
        self.now = 0.0
        self.queue = FairQueue("test", 1, waiting, seconds, lambda: self.now)
        self.ran: list[Requester] = []
        self.shares: list[float] = []
        self.gate = threading.Event()

    def ask(self, address: str, person: str, table: str, seconds: float = 0.0) -> asyncio.Task[None]:
        requester = Requester(address, person, table)

        def work(share: float) -> None:
            assert self.gate.wait(60)
            self.ran.append(requester)
            self.shares.append(share)
            self.now += seconds

        return asyncio.create_task(self.queue.run(requester, work))

    async def open(self, *tasks: asyncio.Task[None]) -> None:
        await asyncio.sleep(0)
        self.gate.set()
        await asyncio.gather(*tasks)


@pytest.fixture
def witness() -> Iterator[Witness]:
    found = Witness()
    yield found
    found.gate.set()
    found.queue.close()


async def test_an_address_with_a_hundred_tables_delays_another_by_one_job(witness: Witness) -> None:
    crowd = [witness.ask("a", f"guest {table % 20}", f"table {table}") for table in range(100)]
    await asyncio.sleep(0)
    await witness.open(*crowd, witness.ask("b", "anna", "t"))
    assert witness.ran.index(Requester("b", "anna", "t")) <= 1


async def test_people_of_one_address_take_turns_and_so_do_tables_of_one_person(witness: Witness) -> None:
    greedy = [witness.ask("a", "greedy", f"table {number % 2}", seconds=1.0) for number in range(20)]
    modest = [witness.ask("a", "modest", "t", seconds=1.0) for _ in range(3)]
    await witness.open(*greedy, *modest)
    assert max(place for place, requester in enumerate(witness.ran) if requester[1] == "modest") <= 6
    first = [requester[2] for requester in witness.ran if requester[1] == "greedy"][:10]
    assert first.count("table 0") == 5


async def test_turns_are_counted_by_time(witness: Witness) -> None:
    slow = [witness.ask("slow", "", f"{number}", seconds=50.0) for number in range(8)]
    quick = [witness.ask("quick", "", f"{number}", seconds=1.0) for number in range(20)]
    await witness.open(*slow, *quick)
    assert sum(1 for requester in witness.ran[:22] if requester[0] == "slow") <= 3


async def test_an_idle_requester_saves_up_no_time(witness: Witness) -> None:
    witness.gate.set()
    busy = [witness.ask("busy", "", f"{number}", seconds=1.0) for number in range(30)]
    await asyncio.gather(*busy[:10])
    late = [witness.ask("late", "", f"{number}", seconds=1.0) for number in range(10)]
    await asyncio.gather(*busy, *late)
    both = [requester[0] for requester in witness.ran[11:25]]
    assert 5 <= both.count("late") <= 9


async def test_many_jobs_shorten_only_their_own_share(witness: Witness) -> None:
    crowd = [witness.ask("a", "greedy", f"table {number}") for number in range(10)]
    other = witness.ask("b", "modest", "t")
    await witness.open(*crowd, other)
    shares = dict(zip(witness.ran[1:], witness.shares[1:], strict=True))
    assert shares[Requester("b", "modest", "t")] == 0.5
    assert shares[Requester("a", "greedy", "table 1")] < 0.2


async def test_a_cancelled_turn_goes_to_the_next() -> None:
    witness = Witness()
    running, waiting = witness.ask("a", "", "1"), witness.ask("a", "", "2")
    await asyncio.sleep(0)
    for task in (running, waiting):
        task.cancel()
    await asyncio.gather(running, waiting, return_exceptions=True)
    await witness.open(witness.ask("b", "", "3"))
    assert [requester[2] for requester in witness.ran] == ["1", "3"]
    assert witness.registry.get_sample_value("waiting") == 0
    witness.queue.close()


async def test_a_turn_comes_while_its_job_is_being_cancelled(witness: Witness) -> None:
    running, waiting = witness.ask("a", "", "1"), witness.ask("a", "", "2")
    await asyncio.sleep(0)
    witness.gate.set()
    # Hold the event loop until the thread has told it that the first job is done.
    witness.queue.pool.submit(lambda: None).result()
    waiting.cancel()
    await asyncio.gather(running, waiting, return_exceptions=True)
    async with asyncio.timeout(60):
        await witness.ask("b", "", "3")
    assert [requester[2] for requester in witness.ran] == ["1", "3"]
    assert witness.registry.get_sample_value("waiting") == 0


def test_a_concurrency_limit_says_when_to_retry() -> None:
    hints = ConcurrencyLimit("hints", 2)
    with hints.hold("anna"), hints.hold("anna"), hints.hold("bruno"):
        with pytest.raises(Refusal) as refused, hints.hold("anna"):
            pass
        assert (refused.value.reason, refused.value.retry_after) == ("too-many", 2)
    with hints.hold("anna"):
        pass


def test_a_rate_limit_says_when_to_retry() -> None:
    slow = RateLimit("hints", Rate(0.1, 1))
    slow.take("anna")
    slow.take("bruno")
    with pytest.raises(Refusal) as refused:
        slow.take("anna")
    assert refused.value.retry_after in range(1, 12)  # eleven, unless this machine was busy


def test_a_token_bucket_fills_with_time_and_can_be_reserved() -> None:
    now = 100.0
    pace = TokenBucket(Rate(10.0, 2), lambda: now)
    assert [pace.reserve() for _ in range(5)] == pytest.approx([0, 0, 0.1, 0.2, 0.3])
    assert not pace.take()
    now += 0.4
    assert [pace.take(), pace.take()] == [True, False]
    now += 3600.0
    assert [pace.take() for _ in range(3)] == [True, True, False]  # no more than a burst is saved up
    assert pace.seconds_until_allowed == pytest.approx(0.1)


def test_addresses_are_counted_by_subscriber() -> None:
    assert mask_address("2001:db8:1:2:3::4") == mask_address("2001:db8:1:2:ffff::1") == "2001:db8:1:2::"
    assert mask_address("::ffff:192.0.2.1") == mask_address("192.0.2.1") == "192.0.2.1"
    assert mask_address("unknown") == "unknown"
