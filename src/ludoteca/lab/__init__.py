"""The lab: speed, measured."""
