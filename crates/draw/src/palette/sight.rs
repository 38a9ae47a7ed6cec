//! The difference of two colours for different eyes: deficiencies after Machado, Oliveira and Fernandes 2009 at full
//! severity, differences after CIEDE2000.

use super::Colour;

/// Types of colour vision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    Normal,
    Protan,
    Deutan,
    Tritan,
    Grey,
}

/// A colour as CIE L*, a*, b*.
type Lab = [f64; 3];

impl Sight {
    pub(super) const ALL: [Sight; 5] = [Sight::Normal, Sight::Protan, Sight::Deutan, Sight::Tritan, Sight::Grey];

    /// Returns the transformation of linear red, green and blue.
    fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Sight::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Sight::Protan => {
                [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
            }
            Sight::Deutan => {
                [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
            }
            Sight::Tritan => {
                [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
            }
            Sight::Grey => [[0.2126, 0.7152, 0.0722]; 3],
        }
    }

    /// Returns a colour as these eyes see it.
    pub(super) fn lab(self, colour: Colour) -> Lab {
        /// Linear sRGB to XYZ, for a white of 1 in each.
        const XYZ: [[f64; 3]; 3] = [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8728]];
        let seen = applied(self.matrix(), colour.linear()).map(|channel| channel.clamp(0.0, 1.0));
        let [x, y, z] = applied(XYZ, seen).map(|v| if v > 0.008856 { v.cbrt() } else { 7.787 * v + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
}

fn applied(matrix: [[f64; 3]; 3], [a, b, c]: [f64; 3]) -> [f64; 3] {
    matrix.map(|[k, l, m]| k * a + l * b + m * c)
}

/// Returns the CIEDE2000 difference.
pub(super) fn difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab) -> f64 {
    let weight = |c: f64| (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let mean = f64::midpoint(a1.hypot(b1), a2.hypot(b2));
    let g = 1.5 - 0.5 * weight(mean);
    let (c1, c2) = ((a1 * g).hypot(b1), (a2 * g).hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a * g).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let dh = if grey { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    // The middle of two hues is a hue, 0 to 360.
    let h = if grey { h1 + h2 } else { (h1 + dh / 2.0).rem_euclid(360.0) };
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let big_h = 2.0 * (c1 * c2).sqrt() * (dh / 2.0).to_radians().sin();
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0) - 0.2 * cos(4.0 * h - 63.0);
    let from_middle = (l - 50.0).powi(2);
    let lightness = (l2 - l1) / (1.0 + 0.015 * from_middle / (20.0 + from_middle).sqrt());
    let chroma = (c2 - c1) / (1.0 + 0.045 * c);
    let hues = big_h / (1.0 + 0.015 * c * t);
    let turned = -2.0 * weight(c) * (60.0 * (-((h - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
    (lightness.powi(2) + chroma.powi(2) + hues.powi(2) + turned * chroma * hues).sqrt()
}

/// Pairs from the table of Sharma, Wu and Dalal 2005, which exists to find wrong formulas.
#[test]
fn differences_are_those_of_the_published_test_data() {
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0000),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0009], 7.1792),
        ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ];
    for (one, other, known) in pairs {
        let (there, back) = (difference(one, other), difference(other, one));
        assert!((there - known).abs() < 0.0001, "{one:?}, {other:?}: {there:.4}, not {known}");
        assert!((there - back).abs() < 1e-9);
    }
}
