//! The sections that refusals cite: each is a number of the game's rules document.

use std::collections::BTreeSet;

/// The rules document of a game, and the sources of its refusals.
struct Cited {
    document: &'static str,
    sources: &'static [&'static str],
}

const CITED: [Cited; 3] = [
    Cited {
        document: include_str!("../../../docs/rules/offrandes.md"),
        sources: &[include_str!("../src/offrandes/legal.rs"), include_str!("../src/offrandes/corruption.rs")],
    },
    Cited {
        document: include_str!("../../../docs/rules/cyclades.md"),
        sources: &[include_str!("../src/cyclades/check.rs"), include_str!("../src/cyclades/offerings.rs")],
    },
    Cited {
        document: include_str!("../../../docs/rules/attika.md"),
        sources: &[include_str!("../src/attika/check.rs")],
    },
];

/// True for `3`, `10.9` and `5.3d`.
fn is_section(text: &str) -> bool {
    let number = text.trim_end_matches(|c: char| c.is_ascii_lowercase());
    text.len() <= number.len() + 1
        && number.split('.').all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit()))
}

/// Finds the quoted sections of a source.
fn cited(source: &str) -> BTreeSet<&str> {
    source.split('"').skip(1).step_by(2).filter(|quoted| is_section(quoted)).collect()
}

/// Finds the numbers of a document: of its chapters, of its rules, and of the lettered conditions of a rule.
fn numbered(document: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut rule = String::new();
    for paragraph in document.split("\n\n") {
        let first = paragraph.split(' ').next().unwrap_or_default();
        if let Some(title) = paragraph.strip_prefix("## ") {
            found.extend(title.split_once('.').map(|(chapter, _)| chapter.to_owned()));
        } else if first.contains('.') && is_section(first) {
            rule = first.to_owned();
            assert!(found.insert(rule.clone()), "{rule} is used twice");
        }
        let letters = paragraph.lines().filter_map(|line| line.strip_prefix("* (")?.split_once(')'));
        found.extend(letters.map(|(letter, _)| format!("{rule}{letter}")));
    }
    found
}

#[test]
fn every_cited_section_is_in_the_rules_document() {
    for Cited { document, sources } in CITED {
        let numbered = numbered(document);
        let cited: BTreeSet<&str> = sources.iter().flat_map(|source| cited(source)).collect();
        assert!(cited.len() > 10, "{cited:?}");
        for section in cited {
            assert!(numbered.contains(section), "{section} is in no document");
        }
    }
}
