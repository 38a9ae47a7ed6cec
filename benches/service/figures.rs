//! Figures: medians, high quantiles, and the lines of the result table.

use std::time::Duration;

/// Measured times.
#[derive(Default)]
pub struct Times(Vec<f64>);

impl Times {
    /// Adds a time.
    pub fn add(&mut self, time: Duration) {
        self.0.push(time.as_secs_f64() * 1e3);
    }

    /// The number of times.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The milliseconds that this share (0 to 1) of all times does not exceed. `None` without times.
    pub fn quantile(&self, share: f64) -> Option<f64> {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        let last = sorted.len().checked_sub(1)?;
        sorted.get((last as f64 * share).round() as usize).copied()
    }

    /// The median in milliseconds.
    pub fn middle(&self) -> f64 {
        self.quantile(0.5).unwrap_or(f64::NAN)
    }
}

impl Extend<Duration> for Times {
    fn extend<T: IntoIterator<Item = Duration>>(&mut self, times: T) {
        times.into_iter().for_each(|time| self.add(time));
    }
}

/// Prints the first line of the table.
pub fn head() {
    println!("{:<44} {:>12} {:>12} {:>9} {:>6}", "what", "p50", "p99", "ratio", "n");
}

/// Prints a line of times. The ratio is the median, in round trips of the yardstick.
pub fn tell_times(what: &str, times: &Times, lap: f64) {
    let told = |share| times.quantile(share).map_or("-".to_owned(), |ms| format!("{ms:.2} ms"));
    println!("{what:<44} {:>12} {:>12} {:>9.1} {:>6}", told(0.5), told(0.99), times.middle() / lap, times.count());
}

/// Prints a line of one figure.
pub fn tell(what: &str, figure: &str, ratio: Option<f64>) {
    let ratio = ratio.map(|ratio| format!("{ratio:.2}")).unwrap_or_default();
    println!("{what:<44} {figure:>12} {:>12} {ratio:>9}", "");
}
