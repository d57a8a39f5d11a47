"""What the core uses of Fluent."""
