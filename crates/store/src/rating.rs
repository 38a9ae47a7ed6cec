//! Rating changes by the method of Weng and Lin, for tables of two to five, every seat against every other. Pure.
//!
//! Numbers are whole millionths, rounded after each table, so that recomputing a history gives exactly the same
//! numbers.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The version of these rules. If it changes, every store recomputes its records at the next opening.
pub const RATING_RULES: u32 = 3;

/// Millionths in one.
const UNIT: f64 = 1e6;
/// The start of every player: mean and deviation, as in the authors' paper.
const START: (f64, f64) = (25.0, 25.0 / 3.0);
/// The doubt added before each table, a hundredth of the start's. People change, so no rating ever freezes.
const DRIFT: f64 = 25.0 / 300.0;
/// The shown value of one point of the mean, and the shown value of the start.
const SHOWN: (f64, f64) = (60.0, 1500.0);
/// The largest deviation of a rating that is sure enough for a rank. Reached after about ten tables of four.
const SURE: f64 = 5.0;

/// The estimate of a player's strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
pub struct Skill {
    /// The mean, in millionths.
    pub mu: i64,
    /// The deviation, in millionths; above 0.
    pub sigma: i64,
}

/// A skill in the form that people read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct Rating {
    /// About 1500 for a newcomer; some hundreds more or less for strong and weak players.
    pub rating: i64,
    /// One deviation, plus or minus.
    pub doubt: i64,
    /// True if it is sure enough for a rank; otherwise it is provisional.
    pub sure: bool,
}

impl Default for Skill {
    fn default() -> Skill {
        Skill::of(START.0, START.1)
    }
}

impl Skill {
    fn of(mu: f64, sigma: f64) -> Skill {
        Skill { mu: (mu * UNIT).round() as i64, sigma: (sigma * UNIT).round() as i64 }
    }

    /// Converts to the form that people read.
    pub fn shown(self) -> Rating {
        let (mu, sigma) = (self.mu as f64 / UNIT, self.sigma as f64 / UNIT);
        Rating {
            rating: (SHOWN.1 + (mu - START.0) * SHOWN.0).round() as i64,
            doubt: (sigma * SHOWN.0).round() as i64,
            sure: sigma <= SURE,
        }
    }
}

/// Returns the skills after a table. Each seat gives its skill before and its place: 1 is the best, equal places are a
/// draw.
pub fn rate(seats: &[(Skill, u8)]) -> Vec<Skill> {
    let one = |skill: Skill| {
        let sigma = (skill.sigma as f64 / UNIT).hypot(DRIFT);
        [WengLinRating { rating: skill.mu as f64 / UNIT, uncertainty: sigma }]
    };
    let teams: Vec<_> = seats.iter().map(|&(skill, place)| (one(skill), place)).collect();
    let teams: Vec<_> =
        teams.iter().map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(*place)))).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    after.iter().flatten().map(|rated| Skill::of(rated.rating, rated.uncertainty)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_the_place_the_higher_the_rating_and_the_less_doubt() {
        let after = rate(&[(Skill::default(), 3), (Skill::default(), 1), (Skill::default(), 2), (Skill::default(), 4)]);
        let shown: Vec<i64> = after.iter().map(|skill| skill.shown().rating).collect();
        assert!(shown[1] > shown[2] && shown[2] > shown[0] && shown[0] > shown[3], "{shown:?}");
        assert!(after.iter().all(|skill| skill.sigma < Skill::default().sigma));
        assert_eq!(Skill::default().shown(), Rating { rating: 1500, doubt: 500, sure: false });
    }

    #[test]
    fn a_draw_of_equals_moves_nobody() {
        let after = rate(&[(Skill::default(), 1), (Skill::default(), 1)]);
        assert!(after.iter().all(|skill| skill.mu == Skill::default().mu));
    }

    #[test]
    fn a_rating_is_sure_after_about_ten_tables_of_four_and_never_freezes() {
        let mut skills = vec![Skill::default(); 4];
        let mut sure_after = None;
        for table in 1..=300_usize {
            // The stronger seat mostly wins: seats in order, turned by one every third table.
            let place = |seat: usize| ((seat + usize::from(table % 3 == 0)) % 4) as u8 + 1;
            let seats: Vec<_> = skills.iter().enumerate().map(|(seat, &skill)| (skill, place(seat))).collect();
            skills = rate(&seats);
            if sure_after.is_none() && skills.iter().all(|skill| skill.shown().sure) {
                sure_after = Some(table);
            }
        }
        assert!(matches!(sure_after, Some(6..=14)), "{sure_after:?}");
        assert!(skills.iter().all(|skill| skill.shown().doubt >= 20), "{skills:?}");
    }
}
