"""Metrics: counters and histograms for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
ENTRIES = Counter("ludoteca_entries", "entries written to the logs of tables", ["kind"], registry=REGISTRY)
CONFLICTS = Counter("ludoteca_conflicts", "entries that another process had written first", registry=REGISTRY)
REFUSALS = Counter(
    "ludoteca_refusals", "requests that were refused, by reason", ["reason"], registry=REGISTRY
)
for reason in ("database", "busy", "too-many"):
    REFUSALS.labels(reason)  # 0 from the start: Prometheus sees no increase in what was not there before
ACKNOWLEDGED = Histogram(
    "ludoteca_acknowledged_seconds", "seconds from a message to its acknowledgement", registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)  # fmt: skip
THOUGHT = Histogram(
    "ludoteca_thought_seconds", "seconds of work in threads, by kind", ["kind"], registry=REGISTRY,
    buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 30),
)  # fmt: skip
PUSHES = Counter("ludoteca_pushes", "reminders sent to browsers, by result", ["result"], registry=REGISTRY)
SOCKETS = Gauge("ludoteca_sockets", "open sockets", registry=REGISTRY)
TABLES = Gauge("ludoteca_live_tables", "tables held in memory", registry=REGISTRY)
QUEUED = Gauge("ludoteca_queued", "jobs that wait for a thread, by kind", ["kind"], registry=REGISTRY)
CONNECTIONS = Gauge("ludoteca_connections", "open connections, sockets among them", registry=REGISTRY)
CONNECTIONS_CLOSED = Counter(
    "ludoteca_connections_closed",
    "connections that the server closed, by reason",
    ["reason"],
    registry=REGISTRY,
)
