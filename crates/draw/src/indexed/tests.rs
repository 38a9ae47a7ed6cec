//! Areas keep their colours, edges nearly keep theirs, and unchanged pixels stay distinct from painted ones.

use super::*;

/// Returns the colours of a painted picture pixel by pixel, `None` for unchanged ones.
fn seen(indexed: &Indexed) -> Vec<Option<Rgb>> {
    let colour = |&place: &u8| {
        let from = usize::from(place) * 3;
        let rgb = Rgb::try_from(&indexed.colours[from..from + 3]).expect("three channels");
        (indexed.kept != Some(place)).then_some(rgb)
    };
    indexed.pixels.iter().map(colour).collect()
}

/// Returns this number of different colours, spread over the whole range.
fn spread(count: u32) -> Vec<Option<Rgb>> {
    let scrambled = |at: u32| unpacked(at.wrapping_mul(0x9E37_79B1) >> 8);
    (0..count).map(|at| Some(scrambled(at))).collect()
}

#[test]
fn a_picture_of_few_colours_stays_as_it_is() {
    let mut picture = spread(60);
    // Two similar dark greys that are still two areas.
    picture.extend([Some([28, 25, 23]), Some([28, 25, 24]), None]);
    let indexed = Indexed::of(picture.iter().copied());
    assert_eq!(seen(&indexed), picture);
    assert_eq!(indexed.colours.len(), (60 + 2 + 1) * 3);
}

#[test]
fn areas_keep_their_colours_however_many_edges_there_are() {
    let areas = spread(FLAT as u32);
    let edges = spread(FLAT as u32 + 5000);
    let picture: Vec<_> = areas.iter().flat_map(|&area| [area; 100]).chain(edges.into_iter().skip(FLAT)).collect();
    let indexed = Indexed::of(picture.iter().copied());
    let seen = seen(&indexed);
    assert_eq!(indexed.colours.len(), 256 * 3);
    assert_eq!(seen[..FLAT * 100], picture[..FLAT * 100]);
    let all = indexed.colours.chunks_exact(3).map(|colour| Rgb::try_from(colour).expect("three channels"));
    for (painted, shown) in picture.into_iter().zip(seen).skip(FLAT * 100) {
        let far = |rgb: Rgb| distance(packed(painted.expect("a pixel")), packed(rgb));
        assert_eq!(Some(far(shown.expect("a pixel"))), all.clone().map(far).min(), "the nearest there is");
    }
}

#[test]
fn mixtures_along_an_edge_are_hardly_moved() {
    // Every mixture of a dark and a light colour with 40 others: far more than 256.
    let ends = spread(40);
    let mixtures = ends.iter().flatten().flat_map(|&end| {
        (0..=255_u32)
            .map(move |share| Some(end.map(|channel| ((u32::from(channel) * share + 24 * (255 - share)) / 255) as u8)))
    });
    let picture: Vec<_> = mixtures.collect();
    let indexed = Indexed::of(picture.iter().copied());
    let off = |(one, other): (&Option<Rgb>, Option<Rgb>)| {
        let channels = one.iter().flatten().zip(other.into_iter().flatten());
        channels.map(|(one, other)| one.abs_diff(other)).max()
    };
    let worst = picture.iter().zip(seen(&indexed)).filter_map(off).max();
    assert!(worst.is_some_and(|worst| worst < 30), "{worst:?}");
}

#[test]
fn what_stays_is_no_colour_and_takes_a_place_only_where_it_is() {
    let mut picture = spread(3000);
    assert_eq!(Indexed::of(picture.iter().copied()).kept, None);
    picture[7] = None;
    picture[2999] = None;
    let indexed = Indexed::of(picture.iter().copied());
    assert_eq!((indexed.kept, indexed.colours.len()), (Some(255), 256 * 3));
    let seen = seen(&indexed);
    for (at, (painted, shown)) in picture.iter().zip(seen).enumerate() {
        assert_eq!(painted.is_none(), shown.is_none(), "{at}");
    }
}
