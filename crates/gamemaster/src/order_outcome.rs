//! Outcomes of orders, for their owners alone.

use agon_rules::order::Order;

/// An outcome of an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderOutcome {
    /// It answered.
    Used {
        /// Its action, in notation.
        action: String,
    },
    /// It went unused, or was no longer needed.
    Dropped {
        /// The order.
        order: Order,
    },
    /// The others passed its limit, and the seat declined.
    Passed {
        /// The limit.
        limit: i64,
        /// The amount that would have been needed.
        needed: i64,
    },
}

impl OrderOutcome {
    /// Returns the line in the database, which never changes.
    pub(crate) fn words(&self) -> String {
        match self {
            OrderOutcome::Used { action } => format!("used {action}"),
            OrderOutcome::Dropped { order } => format!("dropped {order}"),
            OrderOutcome::Passed { limit, needed } => format!("passed {limit} {needed}"),
        }
    }

    /// Reads [`OrderOutcome::words`]; `None` if the line is no outcome.
    pub(crate) fn read(words: &str) -> Option<OrderOutcome> {
        let (what, rest) = words.split_once(' ')?;
        match what {
            "used" => Some(OrderOutcome::Used { action: rest.to_owned() }),
            "dropped" => Some(OrderOutcome::Dropped { order: rest.parse().ok()? }),
            "passed" => {
                let (limit, needed) = rest.split_once(' ')?;
                Some(OrderOutcome::Passed { limit: limit.parse().ok()?, needed: needed.parse().ok()? })
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::order::Instruction;

    #[test]
    fn an_outcome_survives_its_words() {
        let order = Order { id: "lot".to_owned(), scope: "1.2".to_owned(), instruction: Instruction::UpTo(7) };
        let outcomes = [
            OrderOutcome::Used { action: "bid 4".to_owned() },
            OrderOutcome::Dropped { order },
            OrderOutcome::Passed { limit: 7, needed: 8 },
        ];
        for outcome in outcomes {
            assert_eq!(OrderOutcome::read(&outcome.words()), Some(outcome));
        }
        for words in ["", "used", "dropped ?", "passed 7", "passed x 8", "sold 7"] {
            assert_eq!(OrderOutcome::read(words), None, "{words}");
        }
    }
}
