"""Web Push: reminders for people who are away, sent through the push services of their browsers.

Rows        reminders, subscriptions    what is due; the browsers in which people want to hear of it
Sending     sender, client              what is sent when; posting it to a push service
            encryption, endpoints       who may read it; which addresses may be posted to
"""
