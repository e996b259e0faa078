/** The families of web fonts that the font build makes (scripts/fonts/families.ts). */
export const webFamilies = [
  'Pretendard',
  'Maru Names',
  'Noto Sans JP',
  'Noto Sans SC',
  'Noto Serif KR',
  'Noto Serif JP',
  'Noto Serif SC',
  'Gowun Batang',
  'Shippori Mincho',
  'Cormorant Garamond',
] as const;

export type WebFamily = (typeof webFamilies)[number];

/** The custom property that names a family in stacks once a stylesheet has declared it. */
const propertyOf = (family: string) => `--web-${family.toLowerCase().replaceAll(' ', '-')}`;

/** The rule that puts families into the stacks that wait for them; it stands in the stylesheet that declares them. */
export const nameFamilies = (families: Iterable<WebFamily>): string =>
  `:root{${Array.from(families, (family) => `${propertyOf(family)}:"${family}",`).join(';')}}`;

const named = new RegExp(String.raw`(?<=^|,)\s*(["']?)(${webFamilies.join('|')})\1\s*,`, 'g');

/**
 * A stack of fonts in which web fonts stand only once their stylesheet has come. A browser that does not know a family
 * as a web font yet looks for it among the fonts of the device, which is another process to ask, and the first paint
 * waits for every answer. A family that ends its stack stays.
 */
export const withoutUndeclared = (stack: string): string =>
  stack.replace(named, (_, _quote, family: string) => `var(${propertyOf(family)},)`);
