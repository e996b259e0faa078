import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { packageFile } from './slices.ts';
import { type FontFacts, readFont } from './testing/sfnt.ts';

/** A sample of English prose, from which the average letter width of a page is computed. */
const sample =
  'The clinic opens at ten in the morning and every visit begins with a quiet conversation about your skin, ' +
  'what you hope for and which treatment suits it. Reservations can be made online, by phone or by chat. ' +
  'Lifting, Laser Toning, Skin Booster: Monday to Friday 10:00-19:00, Saturday 10:00-16:00.';

/**
 * Mean letter width of running English text, in em. Variable fonts use their default weight. Spaces are left out: the
 * placeholder font has their width (placeholder-font.ts).
 */
function meanWidth(font: Pick<FontFacts, 'advance' | 'unitsPerEm'>): number {
  const widths = [...sample.replaceAll(' ', '')].map(
    (character) => font.advance(character.codePointAt(0) as number) ?? 0,
  );
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
}

/**
 * Mean widths (as above) of the faces that every system has under some name. Liberation Sans and Serif have the
 * metrics of Arial and Times New Roman; these values were measured on them.
 */
const systemWidths = { arial: 0.4751, arialBold: 0.5147, times: 0.4347, timesBold: 0.4643 } as const;

/**
 * `size-adjust` that makes a system face as wide as a web font, so that lines break in the same places before and
 * after the web font loads. Heights need no adjustment: `line-height` is always set.
 */
function sizeAdjust(webFont: number, system: number): string {
  return `${((webFont / system) * 100).toFixed(1)}%`;
}

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

async function widthAt(packageName: string, path: string, weight?: number): Promise<number> {
  const file = readFileSync(packageFile(packageName, path));
  const axes = weight === undefined ? {} : { variationAxes: { wght: weight } };
  return meanWidth(await readFont(await subsetFont(file, ascii, { targetFormat: 'sfnt', ...axes })));
}

/** `size-adjust` of the faces of a family, in the order of the file. */
function adjustments(file: string, family: string): number[] {
  const css = readFileSync(join(import.meta.dirname, '../../themes', file), 'utf8');
  const rules = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) => rule);
  return rules
    .filter((rule) => rule.includes(`"${family}"`))
    .flatMap((rule) => /size-adjust:\s*([\d.]+)%/.exec(rule)?.[1] ?? [])
    .map(Number);
}

const percent = (webFont: number, system: number) => Number.parseFloat(sizeAdjust(webFont, system));

test('Arial stands in for Pretendard in regular and in bold', async () => {
  const variable = 'dist/public/variable/PretendardVariable.ttf';
  const [regular = 0, bold = 0] = adjustments('_base/fallback-fonts.css', 'Pretendard Fallback');
  expect(
    Math.abs(regular - percent(await widthAt('pretendard', variable, 400), systemWidths.arial)),
  ).toBeLessThan(1);
  expect(
    Math.abs(bold - percent(await widthAt('pretendard', variable, 650), systemWidths.arialBold)),
  ).toBeLessThan(1);
});

test('Times stands in for the headings of hybrid and branding', async () => {
  const gowun = await widthAt('@fontsource/gowun-batang', 'files/gowun-batang-latin-700-normal.woff2');
  const cormorant = await widthAt(
    '@fontsource-variable/cormorant-garamond',
    'files/cormorant-garamond-latin-wght-normal.woff2',
    600,
  );
  expect(
    Math.abs(
      (adjustments('hybrid/theme.css', 'Heading Fallback')[0] ?? 0) - percent(gowun, systemWidths.timesBold),
    ),
  ).toBeLessThan(1);
  const widened = cormorant * 1.12; // families.ts sets it larger
  expect(
    Math.abs(
      (adjustments('branding/theme.css', 'Heading Fallback')[0] ?? 0) - percent(widened, systemWidths.times),
    ),
  ).toBeLessThan(1);
});

type Weights = readonly [lightest: number, heaviest: number];

/** The weights of each `@font-face` rule, by family. */
function weightsByFamily(css: string): Map<string, Weights[]> {
  const rules = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) => rule);
  const nameOf = (rule: string) => /font-family:\s*"?([^";]+)/.exec(rule)?.[1] ?? '';
  return new Map([...Map.groupBy(rules, nameOf)].map(([family, of]) => [family, of.map(weightsOf)]));
}

function weightsOf(rule: string): Weights {
  const [from = 400, to = from] =
    (/font-weight:\s*([\d ]+)/.exec(rule)?.[1] ?? '').match(/\d+/g)?.map(Number) ?? [];
  return [from, to];
}

// Browsers combine faces for different letters only if their weights are the same. Of two that overlap they use one, so
// the letters of the other fall through to the next font of the stack.
test.each(['_base/fallback-fonts.css', 'hybrid/theme.css', 'branding/theme.css'])(
  'in %s, the faces of a family have the same weights, or none in common',
  (file) => {
    const families = weightsByFamily(readFileSync(join(import.meta.dirname, '../../themes', file), 'utf8'));
    expect(families.size).toBeGreaterThan(0);
    for (const [family, faces] of families)
      for (const [from, to] of faces)
        for (const [otherFrom, otherTo] of faces)
          expect(
            (from === otherFrom && to === otherTo) || to < otherFrom || otherTo < from,
            `${family}: ${from} to ${to} and ${otherFrom} to ${otherTo}`,
          ).toBe(true);
  },
);
