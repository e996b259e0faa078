import fontverter from 'fontverter';

/**
 * The ranges that the placeholder covers. Its glyphs are empty: it reserves space for characters that no installed font
 * has until the web font with those characters loads. Advance widths are in 1/1000 em.
 */
const groups: readonly { from: number; to: number; glyph: number }[] = [
  { from: 0x20, to: 0x20, glyph: 1 },
  { from: 0x3000, to: 0x312f, glyph: 2 },
  { from: 0x3130, to: 0x318f, glyph: 3 },
  { from: 0x4e00, to: 0x9fff, glyph: 2 },
  { from: 0xac00, to: 0xd7a3, glyph: 3 },
  { from: 0xff01, to: 0xff60, glyph: 2 },
];
// Unknown, space, Japanese and Chinese squares, Pretendard's Hangul.
const widths = [1000, 245, 1000, 864];
// Vertical text is set in squares in every font. Serif headings enlarge Hangul (1.118, themes/branding), so it is smaller here.
const heights = [1000, 245, 1000, 894];

/** The placeholder as woff2. It is committed as a data URI (engine/fonts/placeholder-font-uri.ts); a test keeps them in sync. */
export async function placeholderFont(): Promise<Buffer> {
  return fontverter.convert(
    sfnt({
      'OS/2': os2(),
      cmap: cmap(),
      glyf: glyf(),
      head: head(),
      hhea: bytes(36, (view) => {
        view.setUint32(0, 0x00010000);
        view.setInt16(4, 950);
        view.setInt16(6, -240);
        view.setUint16(10, 1000);
        view.setInt16(18, 1);
        view.setUint16(34, widths.length);
      }),
      hmtx: longMetrics(widths),
      loca: bytes(2 * (widths.length + 1), (view) => {
        for (let glyph = 1; glyph <= widths.length; glyph++) view.setUint16(2 * glyph, glyphLength / 2);
      }),
      maxp: bytes(32, (view) => {
        view.setUint32(0, 0x00010000);
        view.setUint16(6, 3);
        view.setUint16(8, 1);
        view.setUint16(4, widths.length);
        view.setUint16(14, 1);
      }),
      name: bytes(6, (view) => view.setUint16(4, 6)),
      post: bytes(32, (view) => view.setUint32(0, 0x00030000)),
      vhea: bytes(36, (view) => {
        view.setUint32(0, 0x00010000);
        view.setInt16(4, 500);
        view.setInt16(6, -500);
        view.setUint16(10, 1000);
        view.setUint16(34, heights.length);
      }),
      vmtx: longMetrics(heights),
    }),
    'woff2',
  );
}

function bytes(length: number, write: (view: DataView) => void): Buffer {
  const buffer = Buffer.alloc(length);
  write(new DataView(buffer.buffer, buffer.byteOffset, length));
  return buffer;
}

const glyphLength = 32;

// Browsers reject a font that draws nothing, so the glyph for unknown characters is a triangle with no area.
function glyf(): Buffer {
  return bytes(glyphLength, (view) => {
    view.setInt16(0, 1);
    view.setUint16(10, 2);
    for (let point = 0; point < 3; point++) view.setUint8(14 + point, 1);
  });
}

function longMetrics(advances: readonly number[]): Buffer {
  return bytes(4 * advances.length, (view) => {
    advances.forEach((advance, glyph) => {
      view.setUint16(4 * glyph, advance);
    });
  });
}

function head(): Buffer {
  return bytes(54, (view) => {
    view.setUint32(0, 0x00010000);
    view.setUint32(12, 0x5f0f3cf5);
    view.setUint16(18, 1000);
    view.setUint16(46, 8);
    view.setInt16(48, 2);
  });
}

function os2(): Buffer {
  return bytes(96, (view) => {
    view.setUint16(0, 4);
    view.setInt16(2, 1000);
    view.setUint16(4, 400);
    view.setUint16(6, 5);
    view.setUint16(62, 0x40);
    view.setUint16(64, 0x20);
    view.setUint16(66, 0xffff);
    view.setInt16(68, 950);
    view.setInt16(70, -240);
    view.setUint16(74, 950);
    view.setUint16(76, 240);
  });
}

// Format 13: every character of a run has the same glyph.
function cmap(): Buffer {
  return bytes(12 + 16 + 12 * groups.length, (view) => {
    view.setUint16(2, 1);
    view.setUint16(4, 3);
    view.setUint16(6, 10);
    view.setUint32(8, 12);
    view.setUint16(12, 13);
    view.setUint32(16, 16 + 12 * groups.length);
    view.setUint32(24, groups.length);
    groups.forEach(({ from, to, glyph }, index) => {
      view.setUint32(28 + 12 * index, from);
      view.setUint32(32 + 12 * index, to);
      view.setUint32(36 + 12 * index, glyph);
    });
  });
}

/** Assembles tables into a font file. Checksums are 0: browsers do not read them. */
function sfnt(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(entries.length));
  let offset = 12 + 16 * entries.length;
  const directory = bytes(offset, (view) => {
    view.setUint32(0, 0x00010000);
    view.setUint16(4, entries.length);
    view.setUint16(6, power * 16);
    view.setUint16(8, Math.log2(power));
    view.setUint16(10, (entries.length - power) * 16);
    entries.forEach(([tag, { length }], index) => {
      const at = 12 + 16 * index;
      for (let byte = 0; byte < 4; byte++) view.setUint8(at + byte, tag.charCodeAt(byte));
      view.setUint32(at + 8, offset);
      view.setUint32(at + 12, length);
      offset += Math.ceil(length / 4) * 4;
    });
  });
  const padded = entries.map(([, table]) =>
    Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]),
  );
  return Buffer.concat([directory, ...padded]);
}
