/**
 * The web font families of the font build (scripts/fonts/families.ts). Themes declare them empty: a browser would look up
 * an undeclared family on the device, and the first paint would wait for that.
 */
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
