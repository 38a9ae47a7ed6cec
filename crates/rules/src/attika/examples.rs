//! The rules document as tests.
