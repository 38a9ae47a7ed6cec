//! Screens of one table: its lobby, its board, a seat, its actions and the reasons against them, its past.

pub mod board;
pub mod card_data;
pub mod choices;
pub mod files;
pub mod happened;
pub mod lobby;
pub mod lobby_seats;
pub mod lobby_times;
pub mod more;
pub mod orders;
pub mod panel_content;
pub mod pause;
pub mod proof;
pub mod question;
pub mod recap;
pub mod refused;
pub mod replay;
pub mod seat;
pub mod sitting;
pub mod text_pages;
pub mod times;
pub mod typed_action;
pub mod typed_input;
pub mod typed_words;
pub mod undo;
pub mod why;
