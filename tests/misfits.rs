//! Clicks and words that do not fit: a kind private answer, and nothing changes.
