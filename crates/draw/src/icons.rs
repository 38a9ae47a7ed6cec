//! The icons: drawings of 48 by 48, each in layers, from one list.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The layers of one icon, in painting order. Each is a path in a box of 48 by 48.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Icon {
    /// Its body, in the icon's colour.
    pub(crate) body: &'static str,
    /// Parts cut out of the body, in the colour behind.
    pub(crate) cut: &'static str,
    /// Lines incised into the body, in the colour behind.
    pub(crate) incised: &'static str,
    /// Parts on the cut, in the icon's colour.
    pub(crate) detail: &'static str,
    /// Parts cut out of the detail.
    pub(crate) eyes: &'static str,
}

/// `name b="…" c="…"`, one icon a line.
const LIST: &str = include_str!("icons.txt");

static ICONS: LazyLock<BTreeMap<&'static str, Icon>> = LazyLock::new(|| LIST.lines().filter_map(read).collect());

fn read(line: &'static str) -> Option<(&'static str, Icon)> {
    let (name, layers) = line.split_once(' ')?;
    let layer = |key: &str| {
        let from = layers.find(&format!("{key}=\""))? + key.len() + 2;
        let rest = layers.get(from..)?;
        rest.split_once('"').map(|(path, _)| path)
    };
    let path = |key| layer(key).unwrap_or_default();
    Some((name, Icon { body: path("b"), cut: path("c"), incised: path("i"), detail: path("d"), eyes: path("e") }))
}

/// Finds an icon by its name; `None` for an unknown name.
pub(crate) fn icon(name: &str) -> Option<&'static Icon> {
    ICONS.get(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_list_is_an_icon_with_a_body() {
        assert_eq!(ICONS.len(), LIST.lines().count());
        assert!(ICONS.values().all(|icon| icon.body.starts_with('M')));
    }
}
