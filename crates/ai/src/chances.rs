//! Chances to win, from numbers that tell how well each seat stands.

use agon_rules::MAX_SEATS;

/// Each seat's chance to win, 0 to 1; their sum is 1, and seats that nobody has get 0.
pub type Chances = [f32; MAX_SEATS];

/// Returns the chances of seats with these features: a seat whose weighted sum is higher by 1 has e times the chance.
pub fn chances(features: &[Vec<f32>], weights: &[f32]) -> Chances {
    let mut standings = [f32::NEG_INFINITY; MAX_SEATS];
    for (standing, features) in standings.iter_mut().zip(features) {
        *standing = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    }
    let best = standings.into_iter().fold(f32::NEG_INFINITY, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    for (chance, standing) in chances.iter_mut().zip(standings).take(features.len()) {
        *chance = exp(standing - best);
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

/// Returns each group of facts, followed by the same facts times the progress of the game: what counts early may count
/// less at the end.
pub(crate) fn with_progress(groups: [&[f32]; 2], progress: f32) -> Vec<f32> {
    let both =
        |facts: &[f32]| -> Vec<f32> { facts.iter().copied().chain(facts.iter().map(|fact| fact * progress)).collect() };
    groups.into_iter().flat_map(both).collect()
}

/// Returns e to the power of a number that is not positive. Only the four basic operations, in a fixed order, so that
/// every machine computes the same number; the standard library's function differs between machines.
pub(crate) fn exp(number: f32) -> f32 {
    const LOG2_E: f32 = std::f32::consts::LOG2_E;
    /// The powers of ln 2, each divided by its factorial: 2 to the power of a fraction, as a sum.
    const TERMS: [f32; 9] = [
        1.0,
        std::f32::consts::LN_2,
        0.240_226_5,
        0.055_504_11,
        0.009_618_129,
        0.001_333_356,
        0.000_154_035_3,
        0.000_015_252_73,
        0.000_001_321_549,
    ];
    // Below this the result is too small to matter.
    let twos = (number * LOG2_E).clamp(-100.0, 0.0);
    // Rounds to the nearest whole number below or equal.
    let whole = twos as i32 - i32::from(twos < (twos as i32) as f32);
    let fraction = twos - whole as f32;
    let power = TERMS.iter().rev().fold(0.0, |sum, term| sum * fraction + term);
    // The exponent's bits are the power of two.
    power * f32::from_bits(((whole + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_close_and_always_the_same() {
        for step in 0..=2_000 {
            let number = step as f32 * -0.01;
            let (ours, right) = (f64::from(exp(number)), f64::from(number).exp());
            assert!((ours - right).abs() <= right * 2e-6, "{number}: {ours} instead of {right}");
        }
        assert_eq!([exp(0.0), exp(-1.0), exp(-2.5)].map(f32::to_bits), GOLDEN);
        assert!(exp(-1_000.0) < 1e-30);
    }

    /// The bits of e to the power of 0, −1 and −2.5.
    const GOLDEN: [u32; 3] = [0x3f80_0000, 0x3ebc_5ab2, 0x3da8_1c2e];

    #[test]
    fn chances_add_up_to_one_and_follow_the_standings() {
        let chances = chances(&[vec![1.0, 1.0], vec![2.0, 2.0], vec![0.0, 0.0]], &[0.75, 0.25]);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(chances[1] > chances[0] && chances[0] > chances[2] && chances[3] == 0.0, "{chances:?}");
        assert!((chances[1] / chances[0] - std::f32::consts::E).abs() < 1e-5);
    }
}
