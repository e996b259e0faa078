import type { FontFacts } from './sfnt.ts';

/** A sample of English prose, from which the average letter width of a page is computed. */
const sample =
  'The clinic opens at ten in the morning and every visit begins with a quiet conversation about your skin, ' +
  'what you hope for and which treatment suits it. Reservations can be made online, by phone or by chat. ' +
  'Lifting, Laser Toning, Skin Booster: Monday to Friday 10:00-19:00, Saturday 10:00-16:00.';

/**
 * Mean letter width of running English text, in em. Variable fonts use their default weight. Spaces are left out: the
 * placeholder font has their width (placeholder-font.ts).
 */
export function meanWidth(font: Pick<FontFacts, 'advance' | 'unitsPerEm'>): number {
  const widths = [...sample.replaceAll(' ', '')].map(
    (character) => font.advance(character.codePointAt(0) as number) ?? 0,
  );
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
}

/**
 * Mean widths (as above) of the faces that every system has under some name. Liberation Sans and Serif have the
 * metrics of Arial and Times New Roman; these values were measured on them.
 */
export const systemWidths = { arial: 0.4751, arialBold: 0.5147, times: 0.4347, timesBold: 0.4643 } as const;

/**
 * `size-adjust` that makes a system face as wide as a web font, so that lines break in the same places before and
 * after the web font loads. Heights need no adjustment: `line-height` is always set.
 */
export function sizeAdjust(webFont: number, system: number): string {
  return `${((webFont / system) * 100).toFixed(1)}%`;
}
