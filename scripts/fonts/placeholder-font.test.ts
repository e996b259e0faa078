import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeholderFontUri } from '#engine/fonts/placeholder-font-uri.ts';
import { placeholderFont } from './placeholder-font.ts';
import { readFont } from './testing/sfnt.ts';

test('the committed placeholder is what the code builds', async () => {
  const font = await placeholderFont();
  expect(placeholderFontUri).toBe(`data:font/woff2;base64,${font.toString('base64')}`);
});

test.each(['_base/fallback-fonts.css', 'hybrid/theme.css', 'branding/theme.css'])(
  '%s names the same font',
  (file) => {
    const uris = readFileSync(join(import.meta.dirname, '../../themes', file), 'utf8').match(
      /data:font[^)]+/g,
    );
    expect(new Set(uris)).toEqual(new Set([placeholderFontUri]));
  },
);

test('it is as wide as Pretendard where that has a glyph, and a square for kana and kanji', async () => {
  const placeholder = await readFont(await placeholderFont());
  const source = join(
    import.meta.dirname,
    '../../node_modules/pretendard/dist/public/variable/PretendardVariable.ttf',
  );
  const pretendard = await readFont(readFileSync(source));
  const width = (font: typeof placeholder, text: string) =>
    (font.advance(text.codePointAt(0) as number) ?? 0) / font.unitsPerEm;
  expect(width(placeholder, '가')).toBeCloseTo(width(pretendard, '가'), 3);
  expect(width(placeholder, 'あ')).toBe(1);
  expect(width(placeholder, '美')).toBe(1);
  expect(placeholder.advance(0x41)).toBeUndefined();
});
