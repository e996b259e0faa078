import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadSharp } from '#server/site/image/load-sharp.ts';
import { buildShareFonts } from '../../../scripts/fonts/share-fonts.ts';
import { composePicture, findShareFonts, type ShareText } from './compose-picture.ts';

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

test.each(['가'.repeat(5_000), 'a'.repeat(5_000), '<b>&"\u0000\ud800', '', '👨‍👩‍👧'.repeat(200)])(
  'a hostile title of %# is drawn within the picture',
  async (title) => {
    const picture = await composePicture(text({ title, name: title }));
    expect((await (await loadSharp())(picture).metadata()).width).toBe(1_200);
    expect(picture.length).toBeLessThan(300_000);
  },
);

test('without the fonts there are no pictures', () => {
  const empty = mkdtempSync(join(tmpdir(), 'maru-'));
  writeFileSync(join(empty, 'x'), '');
  expect(findShareFonts(empty)).toBe(false);
});
