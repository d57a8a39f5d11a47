"""The lab: speed, tournaments, curves and studies of many games."""
