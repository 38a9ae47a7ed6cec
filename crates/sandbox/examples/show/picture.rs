//! A small picture without a library: stripes of a board, as an uncompressed PNG.

const WIDTH: u32 = 480;
const HEIGHT: u32 = 270;
/// The largest size of a stored block in a deflate stream, in bytes.
const BLOCK: usize = 0xFFFF;

/// Tiles between light and dark, with water around them.
pub fn board() -> Vec<u8> {
    let mut rows = Vec::new();
    for y in 0..HEIGHT {
        rows.push(0);
        for x in 0..WIDTH {
            let edge = x < 24 || y < 24 || x >= WIDTH - 24 || y >= HEIGHT - 24;
            let tile = (x / 36 + y / 36) % 3;
            rows.extend(match (edge, tile) {
                (true, _) => [52, 96, 140],
                (false, 0) => [214, 189, 132],
                (false, 1) => [150, 170, 96],
                (false, _) => [184, 108, 72],
            });
        }
    }
    let mut out = b"\x89PNG\r\n\x1a\n".to_vec();
    let header = [&WIDTH.to_be_bytes()[..], &HEIGHT.to_be_bytes(), &[8, 2, 0, 0, 0]].concat();
    chunk(&mut out, *b"IHDR", &header);
    chunk(&mut out, *b"IDAT", &stored(&rows));
    chunk(&mut out, *b"IEND", &[]);
    out
}

/// A zlib stream of stored blocks.
fn stored(bytes: &[u8]) -> Vec<u8> {
    let mut out = vec![0x78, 0x01];
    let mut blocks = bytes.chunks(BLOCK).peekable();
    while let Some(block) = blocks.next() {
        let size = u16::try_from(block.len()).unwrap_or(u16::MAX);
        out.push(u8::from(blocks.peek().is_none()));
        out.extend(size.to_le_bytes());
        out.extend((!size).to_le_bytes());
        out.extend(block);
    }
    let (low, high) = bytes.iter().fold((1_u32, 0_u32), |(low, high), byte| {
        let low = (low + u32::from(*byte)) % 65521;
        (low, (high + low) % 65521)
    });
    out.extend((high << 16 | low).to_be_bytes());
    out
}

fn chunk(out: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) {
    out.extend(u32::try_from(data.len()).unwrap_or(u32::MAX).to_be_bytes());
    let named = [&kind[..], data].concat();
    out.extend(&named);
    let crc = named.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 })
    });
    out.extend((!crc).to_be_bytes());
}
