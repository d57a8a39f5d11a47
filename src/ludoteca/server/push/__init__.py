"""Web Push: reminders for people who are away, sent through the push services of their browsers."""
