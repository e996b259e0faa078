import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { webFamilies } from '#engine/fonts/web-families.ts';
import { gbHanzi, jisKanji, ksHangul, span } from './charsets.ts';
import { chunks, parts } from './families.ts';
import { plan } from './plan.ts';
import { fontCss } from './stylesheet.ts';
import { readFont } from './testing/sfnt.ts';

const built = new Map(Object.entries(parts).map(([name, make]) => [name, make()]));
const covered = (name: string) => new Set(built.get(name)?.subsets.flatMap(({ codePoints }) => codePoints));
const missing = (name: string, wanted: Iterable<number>) => {
  const has = covered(name);
  return String.fromCodePoint(...[...wanted].filter((codePoint) => !has.has(codePoint)));
};

test('Korean body text has every syllable there is', () => {
  expect(missing('pretendard.ko', span(0xac00, 0xd7a3))).toBe('');
});

test.each(['gowun-batang.ko', 'noto-serif-kr.ko'])('%s has the syllables of KS X 1001', (name) => {
  expect(missing(name, ksHangul())).toBe('');
});

// Each file that loads triggers another layout of the page.
test.each(['pretendard.ko', 'gowun-batang.ko'])('%s has them in seven files', (name) => {
  const everyday = ksHangul();
  const files = built.get(name)?.subsets.filter(({ codePoints }) => codePoints.some((c) => everyday.has(c)));
  expect(files).toHaveLength(7);
});

test.each(['noto-sans-jp.ja', 'noto-serif-jp.ja', 'shippori-mincho.ja'])(
  '%s has JIS levels 1 and 2, and kana',
  (name) => {
    expect(missing(name, [...jisKanji(), ...span(0x3041, 0x3093), ...span(0x30a1, 0x30f6)])).toBe('');
  },
);

test.each(['noto-sans-sc.zh', 'noto-serif-sc.zh'])('%s has GB 2312 but 33 rare characters', (name) => {
  // No slice of the packages has these; the system font shows them.
  expect([...missing(name, gbHanzi())].sort().join('')).toBe(
    [...'劐阢坶塥蒈蓰猸弪艴骣桊轷戤赇牿犋毪胲脶膪憝铴镩稆瘭耠耢耥蟓筢蹯鲰齄'].sort().join(''),
  );
});

test('the names of the languages have their own font', () => {
  expect(
    missing(
      'names.all',
      [...'한국어日本語中文'].map((c) => c.codePointAt(0) as number),
    ),
  ).toBe('');
});

test('the file of a subset has the characters that the subset declares', async () => {
  const korean = built.get('pretendard.ko');
  const font = await readFont(readFileSync(korean?.subsets[0]?.source ?? ''));
  expect([...ksHangul()].filter((codePoint) => font.advance(codePoint) === undefined)).toEqual([]);
  for (const name of ['noto-sans-jp.ja', 'noto-sans-sc.zh', 'shippori-mincho.ja', 'gowun-batang.ko']) {
    const subset = built.get(name)?.subsets.at(-2);
    const slice = await readFont(readFileSync(subset?.source ?? ''));
    expect(
      subset?.codePoints.some((codePoint) => slice.advance(codePoint) !== undefined),
      name,
    ).toBe(true);
  }
});

describe.each(Object.keys(plan))('theme %s', (theme) => {
  test.each(['en', 'ja', 'ko', 'zh'] as const)('its %s stylesheet is at most 12 kB compressed', (locale) => {
    const faces = plan[theme]?.[locale].flatMap((name) => {
      const part = built.get(name);
      if (!part) throw new Error(`plan.ts names ${name}, families.ts has no such part`);
      return part.subsets.map((subset, index) => ({
        ...part,
        codePoints: subset.codePoints,
        url: `${name}.01234567/${index}.woff2`,
      }));
    });
    expect(brotliCompressSync(fontCss(faces ?? [])).length).toBeLessThanOrEqual(12 * 1024);
  });
});

type Stacks = Record<string, string>;
const stacksOf = (theme: string): Stacks =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../themes/${theme}/tokens.json`), 'utf8')).font ?? {};
const namesIn = (stack: string) => stack.split(',').map((name) => name.trim().replaceAll('"', ''));

// Decision 057: a browser would look these up on the device or prepare them in every size.
test.each(Object.keys(plan))(
  'the stacks of %s end in no generic serif, and have web fonts that it declares',
  (theme) => {
    const declared = Object.values(plan[theme] ?? {}).flatMap((names) =>
      names.map((name) => built.get(name)?.family),
    );
    const empty = emptyFaces(['_base/fallback-fonts.css', `${theme}/theme.css`]);
    const stacks = Object.entries({ ...stacksOf('_base'), ...stacksOf(theme) });
    expect(stacks.length).toBeGreaterThan(5);
    for (const [name, stack] of stacks) {
      expect(stack, name).not.toMatch(/(^|,)\s*(sans-)?serif\b/);
      for (const family of webFamilies.filter((each) => namesIn(stack).includes(each))) {
        expect(declared, name).toContain(family);
        expect(empty.has(family), `${family} is declared empty in a stylesheet of ${theme}`).toBe(true);
      }
      expect(webFamilies, name).not.toContain(namesIn(stack).at(-1));
    }
  },
);

// Browsers do not combine faces with other weights: one of the two would have no effect.
test('web fonts are declared empty with the weights of their files', () => {
  const files = Object.keys(plan).map((theme) => `${theme}/theme.css`);
  const faces = emptyFaces(['_base/fallback-fonts.css', ...files]);
  expect([...faces.keys()].sort()).toEqual([...webFamilies].sort());
  for (const { family, weight } of built.values()) expect(faces.get(family), family).toBe(weight);
});

/** Weights of the faces without letters, by family. */
function emptyFaces(files: readonly string[]): Map<string, string> {
  const css = files
    .map((file) => readFileSync(join(import.meta.dirname, '../../themes', file), 'utf8'))
    .join('');
  const rules = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) => rule);
  const descriptor = (rule: string, name: string) =>
    (new RegExp(`${name}:\\s*([^;]+)`).exec(rule)?.[1] ?? '').replaceAll('"', '');
  return new Map(
    rules
      .filter((rule) => descriptor(rule, 'unicode-range') === 'U+0')
      .map((rule) => [descriptor(rule, 'font-family'), descriptor(rule, 'font-weight')]),
  );
}

test('chunks have the requested sizes, and the last one takes the rest', () => {
  expect(chunks([1, 2, 3, 4, 5], [2, 1, 1])).toEqual([[1, 2], [3], [4, 5]]);
});
