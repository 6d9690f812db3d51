"""What lies on the table: seats, piles, cards, markers, the Inn, the log. Plain data, no rules."""
