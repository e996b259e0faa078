/** Characters that two bytes of a legacy encoding can address: rows `first` to `last`, 94 cells each. */
function cells(encoding: string, first: number, last: number): Set<number> {
  const decoder = new TextDecoder(encoding);
  const found = new Set<number>();
  for (let row = first; row <= last; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      const text = decoder.decode(Uint8Array.of(row, cell));
      const codePoint = text.codePointAt(0) as number;
      if ([...text].length === 1 && codePoint !== 0xfffd && !isPrivate(codePoint)) found.add(codePoint);
    }
  }
  return found;
}

const isPrivate = (codePoint: number) => codePoint >= 0xe000 && codePoint <= 0xf8ff;

/** The 2350 syllables of KS X 1001, enough for everyday Korean. */
export const ksHangul = (): Set<number> => cells('euc-kr', 0xb0, 0xc8);

/** The 6355 kanji of JIS X 0208, levels 1 and 2. */
export const jisKanji = (): Set<number> => cells('euc-jp', 0xb0, 0xf4);

/** The 6763 hanzi of GB 2312. */
export const gbHanzi = (): Set<number> => cells('gbk', 0xb0, 0xf7);

const within = (ranges: readonly (readonly [number, number])[]) => (codePoint: number) =>
  ranges.some(([from, to]) => codePoint >= from && codePoint <= to);

export const isHan = within([
  [0x2e80, 0x2fdf],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0x20000, 0x3ffff],
]);
export const isHangul = within([[0xac00, 0xd7a3]]);
export const isKana = within([
  [0x3040, 0x30ff],
  [0x31f0, 0x31ff],
  [0xff65, 0xff9f],
]);
/** Conjoining letters and letters of old Korean. Clinic pages do not use them. */
export const isOldJamo = within([
  [0x1100, 0x11ff],
  [0xa960, 0xa97f],
  [0xd7b0, 0xd7ff],
]);

/** European letters, digits and punctuation that share one file, which every page in every language uses. */
export const latin: readonly number[] = [...span(0x20, 0x7e), ...span(0xa0, 0xff), 0x20a9, 0x20ac, 0x2122];
/** European letters that some names need, such as the ō in Tōkyō. */
export const latinExtended: readonly number[] = span(0x100, 0x17f);
/** Punctuation that is narrow in Latin and Korean text but full-width in Japanese and Chinese. */
export const westernPunctuation: readonly number[] = [
  ...span(0x2010, 0x2027),
  ...[0x2030, 0x2032, 0x2033, 0x2039, 0x203a, 0x203b, 0x2103, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x221e],
  ...[
    0x2248, 0x2260, 0x2264, 0x2265, 0x25a0, 0x25a1, 0x25b2, 0x25b6, 0x25bc, 0x25c6, 0x25cb, 0x25cf, 0x2605,
    0x2606,
  ],
  ...[0x2661, 0x2665, 0x2713, 0x2714],
];

/** Code points from `from` to `to`, inclusive. */
export function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
