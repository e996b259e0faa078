import fontverter from 'fontverter';

/** What the build needs to know about a font file. Lengths are in font units. */
export type FontFacts = {
  unitsPerEm: number;
  /** Advance width of a character; undefined where the font has no glyph for it. */
  advance: (codePoint: number) => number | undefined;
};

/** Reads a font file of any common format (woff2, woff, ttf, otf). */
export async function readFont(file: Buffer): Promise<FontFacts> {
  const sfnt = await fontverter.convert(file, 'sfnt');
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const table = tables(view);
  const head = need(table, 'head');
  const hhea = need(table, 'hhea');
  const glyphOf = readCmap(view, need(table, 'cmap'));
  const hmtx = need(table, 'hmtx');
  const longMetrics = view.getUint16(hhea + 34);
  return {
    unitsPerEm: view.getUint16(head + 18),
    advance: (codePoint) => {
      const glyph = glyphOf(codePoint);
      return glyph ? view.getUint16(hmtx + 4 * Math.min(glyph, longMetrics - 1)) : undefined;
    },
  };
}

function tables(view: DataView): Map<string, number> {
  const found = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    found.set(tag, view.getUint32(record + 8));
  }
  return found;
}

function need(table: Map<string, number>, tag: string): number {
  const offset = table.get(tag);
  if (offset === undefined) throw new Error(`[fonts] A font file has no "${tag}" table; it cannot be used.`);
  return offset;
}

type Subtable = { offset: number; format: number };

/** Character → glyph, from the subtable that covers most (formats 12 and 13 before 4). 0 means no glyph. */
function readCmap(view: DataView, cmap: number): (codePoint: number) => number {
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => {
    const offset = cmap + view.getUint32(cmap + 4 + 8 * index + 4);
    return { offset, format: view.getUint16(offset) };
  });
  const wide = subtables.find(({ format }) => format === 12 || format === 13);
  if (wide) return (codePoint) => lookUpGroups(view, wide, codePoint);
  const narrow = subtables.find(({ format }) => format === 4);
  if (narrow) return (codePoint) => lookUpSegments(view, narrow.offset, codePoint);
  throw new Error('[fonts] A font file has no Unicode character map.');
}

function lookUpGroups(view: DataView, { offset: at, format }: Subtable, codePoint: number): number {
  for (let index = 0; index < view.getUint32(at + 12); index++) {
    const group = at + 16 + 12 * index;
    const start = view.getUint32(group);
    if (codePoint < start || codePoint > view.getUint32(group + 4)) continue;
    // Format 13 maps a whole run to one glyph.
    return view.getUint32(group + 8) + (format === 12 ? codePoint - start : 0);
  }
  return 0;
}

function lookUpSegments(view: DataView, at: number, codePoint: number): number {
  const twice = view.getUint16(at + 6);
  for (let index = 0; index < twice; index += 2) {
    if (codePoint > view.getUint16(at + 14 + index)) continue;
    const start = view.getUint16(at + 16 + twice + index);
    if (codePoint < start) return 0;
    const delta = view.getUint16(at + 16 + 2 * twice + index);
    const rangeAt = at + 16 + 3 * twice + index;
    const range = view.getUint16(rangeAt);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = view.getUint16(rangeAt + range + 2 * (codePoint - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
