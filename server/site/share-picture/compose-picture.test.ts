import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadSharp } from '#server/site/image/load-sharp.ts';
import { buildShareFonts } from '../../../scripts/fonts/share-fonts.ts';
import { readFont } from '../../../scripts/fonts/testing/sfnt.ts';
import { composePicture, findShareFonts, type ShareText } from './compose-picture.ts';
import { drawableText } from './drawable-text.ts';

beforeAll(async () => {
  await buildShareFonts();
  expect(findShareFonts(process.cwd())).toBe(true);
});

const colors = { background: '#ffffff', ink: '#111111', accent: '#cc3526' };
const text = (more: Partial<ShareText>): ShareText => ({
  title: '리프팅',
  name: '봄날의원',
  locale: 'ko',
  colors,
  ...more,
});

/** The share of pixels of the title's area that are dark. */
async function inkOf(picture: Buffer): Promise<number> {
  const sharp = await loadSharp();
  const area = { left: 80, top: 80, width: 1_040, height: 330 };
  const pixels = await sharp(picture).extract(area).grayscale().raw().toBuffer();
  return pixels.filter((value) => value < 100).length / pixels.length;
}

test.each([
  ['ko', '울쎄라피 프라임 리프팅'],
  ['en', 'Ultherapy Prime lifting'],
  ['ja', '糸リフト・たるみ治療'],
  ['zh', '提拉紧致与嫩肤治疗'],
] as const)('the title in %s is drawn with letters of its script', async (locale, title) => {
  const picture = await composePicture(text({ locale, title }));
  const { width, height, format } = await (await loadSharp())(picture).metadata();
  expect([width, height, format]).toEqual([1_200, 630, 'jpeg']);
  expect(await inkOf(picture)).toBeGreaterThan(0.01);
  // A missing letter is a box with its code: all titles of the same length would look alike.
  const other = await composePicture(text({ locale, title: [...title].toReversed().join('') }));
  expect(other.equals(picture)).toBe(false);
});

test.each([
  '가'.repeat(5_000),
  'a'.repeat(5_000),
  '<b>&"\u0000\ud800',
  '',
  '\u200b\ufe0f',
  '👨‍👩‍👧'.repeat(200),
])('a hostile title of %# is drawn within the picture', async (title) => {
  const picture = await composePicture(text({ title, name: title }));
  expect((await (await loadSharp())(picture).metadata()).width).toBe(1_200);
  expect(picture.length).toBeLessThan(300_000);
});

test('a title with emoji is drawn like one without, not with boxes', async () => {
  const plain = await composePicture(text({ title: '여름 리프팅' }));
  expect((await composePicture(text({ title: '🎉 여름 리프팅 ✨👩🏽‍⚕️' }))).equals(plain)).toBe(true);
});

test('of all emoji, exactly those that the fonts have are drawn', async () => {
  const files = globSync('.maru/share-fonts/*.{otf,ttf}');
  const fonts = await Promise.all(files.map((file) => readFont(readFileSync(file))));
  const isDrawn = (codePoint: number) => fonts.some(({ advance }) => advance(codePoint) !== undefined);
  const emoji = Array.from({ length: 0x11_0000 }, (_, codePoint) => codePoint).filter((codePoint) =>
    /[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Emoji_Modifier}]/u.test(
      String.fromCodePoint(codePoint),
    ),
  );
  expect(emoji.length).toBeGreaterThan(1_000);
  const wrong = emoji.filter(
    (one) => isDrawn(one) !== (drawableText(String.fromCodePoint(one), 1) === String.fromCodePoint(one)),
  );
  expect(wrong.map((one) => one.toString(16))).toEqual([]);
});

test('without the fonts there are no pictures', () => {
  const empty = mkdtempSync(join(tmpdir(), 'maru-'));
  writeFileSync(join(empty, 'x'), '');
  expect(findShareFonts(empty)).toBe(false);
});
