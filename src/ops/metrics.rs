//! The figures of the bot, in the OpenMetrics text format. No label holds a server, a person, a table or a word.

use crate::VERSION;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use std::fmt;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

/// One label with its value.
type Label = [(&'static str, &'static str); 1];
/// Two labels with their values.
type Labels = [(&'static str, &'static str); 2];

/// A number that is read when somebody asks.
type Fraction = Gauge<f64, AtomicU64>;

/// Counts of the moment of asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Now {
    /// The messages that are due, and the time for which the oldest is; `None` if the database does not answer.
    pub outbox: Option<(i64, Duration)>,
    /// The lobbies and the running tables; `None` if the database does not answer.
    pub open: Option<(i64, i64)>,
    /// The tables in memory.
    pub tables_loaded: usize,
    /// The age of the newest backup; `None` if the bot makes none, or made none yet.
    pub backup: Option<Duration>,
    /// True if the gateway is heard.
    pub gateway_up: bool,
}

/// Counts and measures.
pub struct Metrics {
    registry: Registry,
    answers: Family<Label, Histogram>,
    commits: Histogram,
    paints: Histogram,
    thoughts: Family<Labels, Histogram>,
    late_deadlines: Histogram,
    deliveries: Family<Label, Counter>,
    faults: Counter,
    contradictions: Counter,
    gateway_restarts: Family<Label, Counter>,
    gateway_up: Gauge,
    outbox_due: Gauge,
    outbox_oldest: Fraction,
    tables: Family<Label, Gauge>,
    tables_loaded: Gauge,
    backup_age: Fraction,
    memory: Gauge,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}

/// Returns a measure from 1 ms to 16 s.
fn quick() -> Histogram {
    Histogram::new(exponential_buckets(0.001, 2.0, 15))
}

/// Returns a measure from a tenth of a second to an hour and more.
fn slow() -> Histogram {
    Histogram::new([0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0, 900.0, 3600.0])
}

impl Default for Metrics {
    fn default() -> Metrics {
        let metrics = Metrics {
            registry: Registry::default(),
            answers: Family::new_with_constructor(quick as fn() -> Histogram),
            commits: quick(),
            paints: quick(),
            thoughts: Family::new_with_constructor(quick as fn() -> Histogram),
            late_deadlines: slow(),
            deliveries: Family::default(),
            faults: Counter::default(),
            contradictions: Counter::default(),
            gateway_restarts: Family::default(),
            gateway_up: Gauge::default(),
            outbox_due: Gauge::default(),
            outbox_oldest: Fraction::default(),
            tables: Family::default(),
            tables_loaded: Gauge::default(),
            backup_age: Fraction::default(),
            memory: Gauge::default(),
        };
        // A counter that is there from the start shows its first step as a rise.
        for outcome in ["sent", "retry", "given up", "deferred", "unknown kind"] {
            drop(metrics.deliveries.get_or_create(&[("outcome", outcome)]));
        }
        for cause in ["closed", "silent"] {
            drop(metrics.gateway_restarts.get_or_create(&[("cause", cause)]));
        }
        Metrics { registry: metrics.registered(), ..metrics }
    }
}

impl Metrics {
    /// Returns the registry with all measures.
    fn registered(&self) -> Registry {
        let mut all = Registry::default();
        all.register("agon_answer_seconds", "Time until the first answer to an interaction", self.answers.clone());
        all.register("agon_commit_seconds", "Time to write a change of a table", self.commits.clone());
        all.register(
            "agon_paint_seconds",
            "Time to paint a picture, without the wait for a processor",
            self.paints.clone(),
        );
        all.register("agon_ai_seconds", "Time until an AI chose its move", self.thoughts.clone());
        all.register(
            "agon_deadline_late_seconds",
            "Time from a deadline until it was met",
            self.late_deadlines.clone(),
        );
        all.register("agon_delivered", "Attempts to send a message of the outbox", self.deliveries.clone());
        all.register("agon_faults", "Failures of the bot that a person may have met", self.faults.clone());
        all.register(
            "agon_contradictions",
            "Tables that paused because of a contradiction",
            self.contradictions.clone(),
        );
        all.register(
            "agon_gateway_restarts",
            "Connections to the gateway that the bot began anew",
            self.gateway_restarts.clone(),
        );
        all.register("agon_gateway_up", "1 if the gateway was heard in the last 90 seconds", self.gateway_up.clone());
        all.register("agon_outbox_due", "Messages that are due", self.outbox_due.clone());
        all.register(
            "agon_outbox_oldest_seconds",
            "Time for which the oldest due message is due",
            self.outbox_oldest.clone(),
        );
        all.register("agon_tables", "Open tables", self.tables.clone());
        all.register("agon_tables_loaded", "Tables in memory", self.tables_loaded.clone());
        all.register("agon_backup_age_seconds", "Age of the newest backup; NaN without one", self.backup_age.clone());
        all.register("process_resident_memory_bytes", "Memory that the program holds", self.memory.clone());
        let (version, commit) = VERSION.split_once(" (").unwrap_or((VERSION, ""));
        let build: Labels = [("version", version), ("commit", commit.trim_end_matches(')'))];
        all.register("agon_build", "The version of the program", Info::new(build));
        all
    }

    /// Notes the first answer to an interaction.
    pub fn answered(&self, kind: &'static str, took: Duration) {
        self.answers.get_or_create(&[("kind", kind)]).observe(took.as_secs_f64());
    }

    /// Notes the outcome of an attempt to send a message.
    pub fn delivered(&self, outcome: &'static str) {
        self.deliveries.get_or_create(&[("outcome", outcome)]).inc();
    }

    /// Notes a deadline that was met this long after its time.
    pub fn deadline_met(&self, late: Duration) {
        self.late_deadlines.observe(late.as_secs_f64());
    }

    /// Notes that a change of a table was written.
    pub fn committed(&self, took: Duration) {
        self.commits.observe(took.as_secs_f64());
    }

    /// Notes that an AI chose its move.
    pub fn thought(&self, game: &'static str, level: &'static str, took: Duration) {
        self.thoughts.get_or_create(&[("game", game), ("level", level)]).observe(took.as_secs_f64());
    }

    /// Notes a contradiction.
    pub fn contradicted(&self) {
        self.contradictions.inc();
    }

    /// Notes a failure of the bot.
    pub fn failed(&self) {
        self.faults.inc();
    }

    /// Notes that the bot began the connection to the gateway anew.
    pub fn gateway_restarted(&self, cause: &'static str) {
        self.gateway_restarts.get_or_create(&[("cause", cause)]).inc();
    }

    /// Returns the measure of the time that painting takes.
    pub fn paints(&self) -> Histogram {
        self.paints.clone()
    }

    /// Writes all figures with those of this moment; where the database does not answer, its last ones. Returns an empty
    /// text if that fails.
    pub fn page(&self, now: &Now) -> String {
        self.gateway_up.set(i64::from(now.gateway_up));
        if let Some((due, oldest)) = now.outbox {
            self.outbox_due.set(due);
            self.outbox_oldest.set(oldest.as_secs_f64());
        }
        if let Some((lobbies, running)) = now.open {
            self.tables.get_or_create(&[("status", "lobby")]).set(lobbies);
            self.tables.get_or_create(&[("status", "running")]).set(running);
        }
        self.backup_age.set(now.backup.map_or(f64::NAN, |age| age.as_secs_f64()));
        self.tables_loaded.set(i64::try_from(now.tables_loaded).unwrap_or(i64::MAX));
        self.memory.set(resident_bytes().unwrap_or(0));
        let mut page = String::new();
        match encode(&mut page, &self.registry) {
            Ok(()) => page,
            Err(_) => String::new(),
        }
    }
}

/// Returns the memory of this process; `None` where the system does not tell.
fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kib.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 17] = [
        "agon_answer_seconds",
        "agon_commit_seconds",
        "agon_paint_seconds",
        "agon_ai_seconds",
        "agon_deadline_late_seconds",
        "agon_delivered",
        "agon_faults",
        "agon_contradictions",
        "agon_gateway_restarts",
        "agon_gateway_up",
        "agon_outbox_due",
        "agon_outbox_oldest_seconds",
        "agon_tables",
        "agon_tables_loaded",
        "agon_backup_age_seconds",
        "process_resident_memory_bytes",
        "agon_build",
    ];
    /// The labels that a figure may have. None can hold a server, a person, a table or a word.
    const LABELS: [&str; 9] = ["kind", "outcome", "status", "game", "level", "cause", "le", "version", "commit"];

    fn page() -> String {
        let metrics = Metrics::default();
        metrics.answered("click", Duration::from_millis(12));
        metrics.delivered("sent");
        metrics.thought("chess", "hard", Duration::from_millis(700));
        metrics.deadline_met(Duration::from_secs(2));
        metrics.contradicted();
        metrics.page(&Now {
            outbox: Some((3, Duration::from_millis(1500))),
            open: Some((1, 2)),
            tables_loaded: 2,
            backup: Some(Duration::from_secs(90)),
            gateway_up: true,
        })
    }

    #[test]
    fn the_page_has_every_figure() {
        let page = page();
        let named: Vec<&str> =
            page.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
        assert_eq!(named, NAMES);
        for line in [
            "agon_answer_seconds_count{kind=\"click\"} 1",
            "agon_answer_seconds_bucket{le=\"0.016\",kind=\"click\"} 1",
            "agon_ai_seconds_count{game=\"chess\",level=\"hard\"} 1",
            "agon_delivered_total{outcome=\"sent\"} 1",
            "agon_delivered_total{outcome=\"given up\"} 0",
            "agon_contradictions_total 1",
            "agon_gateway_up 1",
            "agon_outbox_due 3",
            "agon_outbox_oldest_seconds 1.5",
            "agon_tables{status=\"running\"} 2",
        ] {
            assert!(page.lines().any(|found| found == line), "{line} is missing:\n{page}");
        }
        assert!(page.contains("agon_build_info{version=\"") && page.ends_with("# EOF\n"), "{page}");
    }

    #[test]
    fn no_label_can_name_anybody() {
        for line in page().lines().filter(|line| !line.starts_with('#')) {
            let labels =
                line.split_once('{').and_then(|(_, rest)| rest.split_once('}')).map_or("", |(labels, _)| labels);
            for label in labels.split(',').filter_map(|label| label.split_once('=')).map(|(name, _)| name) {
                assert!(LABELS.contains(&label), "{label} in {line}");
            }
        }
    }

    #[test]
    fn alerts_and_dashboard_use_only_figures_that_exist() {
        let files =
            [include_str!("../../dist/prometheus-alerts.yml"), include_str!("../../dist/grafana-dashboard.json")];
        let between = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_';
        let suffixes = ["", "_total", "_bucket", "_count", "_sum", "_info"];
        let mut used = 0;
        for word in files.iter().flat_map(|file| file.split(between)).filter(|word| word.starts_with("agon_")) {
            used += 1;
            let fits = NAMES.iter().any(|name| suffixes.iter().any(|suffix| word == format!("{name}{suffix}")));
            assert!(fits, "{word} is no figure");
        }
        assert!(used > 10, "{used}");
    }
}
