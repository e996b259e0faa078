import type { FontFacts } from './sfnt.ts';

/** English prose in small: what the average letter of a page looks like. */
const sample =
  'The clinic opens at ten in the morning and every visit begins with a quiet conversation about your skin, ' +
  'what you hope for and which treatment suits it. Reservations can be made online, by phone or by chat. ' +
  'Lifting, Laser Toning, Skin Booster: Monday to Friday 10:00-19:00, Saturday 10:00-16:00.';

/**
 * Mean width of a letter of running English text, in em; of a variable font, in its default weight. Spaces are
 * left out: the placeholder has their width (hold-font.ts).
 */
export function meanWidth(font: Pick<FontFacts, 'advance' | 'unitsPerEm'>): number {
  const widths = [...sample.replaceAll(' ', '')].map(
    (character) => font.advance(character.codePointAt(0) as number) ?? 0,
  );
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
}

/**
 * Mean widths (as above) of the faces that every system has, under one name or another. Liberation Sans and
 * Serif have the metrics of Arial and Times New Roman; these were measured on them.
 */
export const systemWidths = { arial: 0.4751, arialBold: 0.5147, times: 0.4347, timesBold: 0.4643 } as const;

/**
 * `size-adjust` that makes a system face as wide as a web font, so that lines break where they will break
 * once the web font has come. Heights need no care: every line has a height of its own.
 */
export function sizeAdjust(webFont: number, system: number): string {
  return `${((webFont / system) * 100).toFixed(1)}%`;
}
