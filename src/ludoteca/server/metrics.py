"""Metrics: what is counted and measured for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # processor time, memory and open files, on Linux
WRITING = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds
ENTRIES = Counter("ludoteca_entries", "entries written to the logs of tables", ["kind"], registry=REGISTRY)
CONFLICTS = Counter("ludoteca_conflicts", "entries that another process had written first", registry=REGISTRY)
REFUSALS = Counter(
    "ludoteca_refusals", "requests that were refused, by reason", ["reason"], registry=REGISTRY
)
for reason in ("database", "busy", "too-many"):
    REFUSALS.labels(reason)  # 0 from the start: Prometheus sees no increase in what was not there before
ACKNOWLEDGED = Histogram(
    "ludoteca_acknowledged_seconds", "seconds from a person's move to its acknowledgement", registry=REGISTRY,
    buckets=WRITING,
)  # fmt: skip
COMMITTED = Histogram(
    "ludoteca_commit_seconds", "seconds of a commit of log entries", registry=REGISTRY, buckets=WRITING
)
LOOP_LAG = Histogram(
    "ludoteca_loop_lag_seconds",
    "seconds by which the event loop was late",
    registry=REGISTRY,
    buckets=WRITING,
)
HEARTBEAT = Gauge(
    "ludoteca_heartbeat_timestamp_seconds", "when the last heartbeat was written", registry=REGISTRY
)
THOUGHT = Histogram(
    "ludoteca_thought_seconds", "seconds of work in threads, by kind", ["kind"], registry=REGISTRY,
    buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 30),
)  # fmt: skip
PUSHES = Counter("ludoteca_pushes", "reminders sent to browsers, by result", ["result"], registry=REGISTRY)
SOCKETS = Gauge("ludoteca_sockets", "open sockets", registry=REGISTRY)
LIVE_TABLES = Gauge("ludoteca_live_tables", "tables held in memory", registry=REGISTRY)
QUEUED = Gauge("ludoteca_queued", "jobs that wait for a thread, by kind", ["kind"], registry=REGISTRY)
BOTS_READY = Gauge("ludoteca_bots_ready", "1 if the search of a game is ready", ["game"], registry=REGISTRY)
CONNECTIONS = Gauge("ludoteca_connections", "open connections, sockets among them", registry=REGISTRY)
CONNECTIONS_CLOSED = Counter(
    "ludoteca_connections_closed",
    "connections that the server closed, by reason",
    ["reason"],
    registry=REGISTRY,
)
