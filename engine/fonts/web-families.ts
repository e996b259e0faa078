/** The web font families of the font build (scripts/fonts/families.ts). */
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

/** The custom property that adds a family to font stacks once a stylesheet has declared it. */
const propertyOf = (family: string) => `--web-${family.toLowerCase().replaceAll(' ', '-')}`;

/** The rule that adds families to the stacks that wait for them. It is part of the stylesheet that declares them. */
export const nameFamilies = (families: Iterable<WebFamily>): string =>
  `:root{${Array.from(families, (family) => `${propertyOf(family)}:"${family}",`).join(';')}}`;

const named = new RegExp(String.raw`(?<=^|,)\s*(["']?)(${webFamilies.join('|')})\1\s*,`, 'g');

/**
 * Makes a font stack include web fonts only after their stylesheet has loaded. Until a family is declared, a browser
 * looks for it among the device's fonts, in another process, and the first paint waits for each lookup. A family at
 * the end of its stack is left unchanged.
 */
export const withoutUndeclared = (stack: string): string =>
  stack.replace(named, (_, _quote, family: string) => `var(${propertyOf(family)},)`);
