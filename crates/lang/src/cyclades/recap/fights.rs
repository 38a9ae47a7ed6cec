//! Battles: the result, the losses of both sides, and the island with all on it.

use super::super::names;
use super::Told;
use agon_rules::Seat;
use agon_rules::cyclades::recap::{Fight, Withdrawal};

/// The longest line of a recap without its full stop, in UTF-16 units.
const LONGEST: usize = 149;

impl Told {
    /// The result, then as many details as fit, the most important first.
    pub(super) fn fight(self, fight: &Fight) -> String {
        let spoils = fight.spoils.as_ref().map(|spoils| self.spoils(fight.attacker, spoils).join(", "));
        let minotaur = fight.minotaur.then(|| self.say("minotaur").text());
        let details = [self.retreat(fight), self.losses(fight), spoils, minotaur];
        let line = details.into_iter().flatten().filter(|detail| !detail.is_empty()).fold(
            self.result(fight),
            |line, detail| {
                let longer = format!("{line}; {detail}");
                if longer.encode_utf16().count() <= LONGEST { longer } else { line }
            },
        );
        self.say("bare").with("line", line).text()
    }

    /// The first words: the winner beat, took or held, or the reader withdrew.
    fn result(self, fight: &Fight) -> String {
        let (l, place) = (self.l, names::place(fight.place));
        let own = fight.withdrew.filter(|withdrew| self.mine(withdrew.seat));
        if let Some(Withdrawal { to, count, .. }) = own {
            let say = self.say("withdrew-you").with("place", place).with("to", names::place(to));
            return say.with("units", names::units(l, fight.place, count)).text();
        }
        let sides = [fight.attacker, fight.defender];
        let Some(winner) = fight.winner else {
            let key = if sides.into_iter().any(|seat| self.mine(seat)) { "nobody-you" } else { "nobody" };
            return self.say(key).with("place", place).text();
        };
        let key = match () {
            () if winner == fight.defender => "held",
            () if fight.spoils.is_some() => "conquered",
            () => "won",
        };
        let loser = if winner == fight.defender { fight.attacker } else { fight.defender };
        let say = if self.mine(loser) {
            self.say(&format!("{key}-lost")).with("city", names::city(l, winner))
        } else {
            self.by(key, winner).with("other", names::city(l, loser))
        };
        say.with("place", place).with("how", self.how(fight, winner)).text()
    }

    /// The totals of the only round, the winner's first, or the number of rounds.
    fn how(self, fight: &Fight, winner: Seat) -> String {
        match fight.rounds.as_slice() {
            [only] => {
                let (attacker, defender) = only.totals;
                let attacked = winner == fight.attacker;
                let (first, second) = if attacked { (attacker, defender) } else { (defender, attacker) };
                self.say("how").with("first", first).with("second", second).text()
            }
            rounds => self.say("how-rounds").with("rounds", rounds.len()).text(),
        }
    }

    /// The other side's withdrawal, or the island that the reader left.
    fn retreat(self, fight: &Fight) -> Option<String> {
        let Withdrawal { seat, to, .. } = fight.withdrew?;
        if !self.mine(seat) {
            let say = self.say("withdrew").with("city", names::city(self.l, seat));
            return Some(say.with("to", names::place(to)).text());
        }
        fight.spoils.as_ref()?;
        let say = self.say("left").with("place", names::place(fight.place));
        Some(say.with("city", names::city(self.l, fight.attacker)).text())
    }

    fn losses(self, fight: &Fight) -> Option<String> {
        let all = [(fight.attacker, fight.lost.0), (fight.defender, fight.lost.1)];
        let mut lost: Vec<(Seat, u8)> = all.into_iter().filter(|(_, count)| *count > 0).collect();
        // The reader's own loss first.
        lost.sort_by_key(|(seat, _)| !self.mine(*seat));
        match lost.as_slice() {
            [] => None,
            [(seat, count)] => {
                Some(self.by("loss", *seat).with("units", names::units(self.l, fight.place, *count)).text())
            }
            both => {
                let each = |(seat, count): &(Seat, u8)| self.by("loss-each", *seat).with("count", *count).text();
                let list = both.iter().map(each).collect::<Vec<_>>().join(", ");
                Some(self.say("losses").with("list", list).text())
            }
        }
    }
}
