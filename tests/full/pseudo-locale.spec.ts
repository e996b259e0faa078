import { test } from '@playwright/test';
import { expect } from '#tests/e2e/expect.ts';
import { startPseudoCopy } from '#tests/setup/pseudo-copy.ts';
import { serverUnderTest } from '#tests/setup/site-url.ts';
import { demoPartners, everyPath } from '../e2e/demo-pages.ts';
import { forceLayoutFromStart } from '../e2e/no-violations.ts';
import { overflow } from '../e2e/watch-page.ts';
import { readInterface } from './read-interface.ts';

// The whole site in pseudo English, accented and 40 % longer: unaccented text is hard-coded, and text that does not fit
// here will not fit in the next language.
test.skip(serverUnderTest === 'dev', 'it builds and serves a copy of its own');
test.setTimeout(600_000);

const widths = [360, 768, 1280];
let copy: Awaited<ReturnType<typeof startPseudoCopy>>;
let plain: string[];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await startPseudoCopy();
  const texts = copy.neutral.flatMap((text) => text.split(/\n|<[^>]*>/)).map((text) => text.trim());
  plain = [...new Set(texts)].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
});
test.afterAll(() => copy?.stop());

/** Language names in their own language, times of day, and masked names of visitors (김**). */
const alike = /\b(English|EN|AM|PM)\b|한국어|日本語|中文|\p{L}\*\*/gu;

/** The first word of a text that is neither pseudo, nor a number, nor the partner's or a visitor's own text. */
const unaccented = (text: string) =>
  plain
    .reduce((rest, name) => rest.replaceAll(name, ' '), text)
    .replace(alike, ' ')
    .match(/[A-Za-z]+|[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]+/u)?.[0];

for (const partner of demoPartners) {
  const { code, languages } = partner;
  const prefix = languages[0] === 'en' ? '' : '/en';

  test(`${code} shows no hard-coded text and cuts nothing off at +40 %`, async ({ page }) => {
    // Content that was never laid out has an estimated height, which would look like cut-off text.
    await forceLayoutFromStart(page);
    // Pictures reserve their space by their sizes, so they are not needed here.
    await page.route('**/_image*', (route) => route.abort());
    const written = new Map<string, string>();
    const cut = new Map<string, string>();
    const sideways: string[] = [];
    for (const path of everyPath(partner, 'ǿ')) {
      // The styles are inline; only the fonts are still loading.
      await page.goto(`http://${code}.localhost:${copy.port}${prefix}${path === '/' ? '' : path}`, {
        waitUntil: 'domcontentloaded',
      });
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // Content paused during font loading gets the new width in the next frame.
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const where = `${path} at ${width} px`;
        const { texts, clipped } = await readInterface(page);
        expect(texts.length, where).toBeGreaterThan(0);
        for (const { text, place } of texts) {
          const word = unaccented(text);
          if (word) written.set(`${place}: "${word}"`, `"${text.slice(0, 60)}" on ${where}`);
        }
        for (const { text, place } of clipped) cut.set(place, `"${text}" on ${where}`);
        if ((await overflow(page)) > 0) sideways.push(where);
      }
    }
    const list = (found: Map<string, string>) =>
      [...found].map(([place, example]) => `${place}, as in ${example}`);
    expect.soft(list(written), 'written in code → put it into messages.json').toEqual([]);
    expect.soft(list(cut), 'cut off → let it wrap, or set `--cuts: deliberately` on it').toEqual([]);
    expect.soft(sideways, 'scrolls sideways').toEqual([]);
  });
}
