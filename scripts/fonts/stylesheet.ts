import type { WebFamily } from '#engine/fonts/web-families.ts';
import { fillHoles, formatUnicodeRange } from './unicode-range.ts';

/** A font file as a stylesheet declares it. `url` is relative to the stylesheet. */
export type Face = {
  family: WebFamily;
  weight: string;
  url: string;
  codePoints: number[];
  sizeAdjust?: string | undefined;
};

/**
 * The `@font-face` rules of one page language. Where ranges overlap, later faces of a family win, so each family goes from
 * rare to common characters.
 */
export function fontCss(faces: readonly Face[]): string {
  const families = Map.groupBy(faces, ({ family }) => family);
  return [...families.values()].map(familyCss).join('');
}

function familyCss(faces: Face[]): string {
  const ranges = fillHoles(faces.map(({ codePoints }) => codePoints));
  return faces
    .map(({ family, weight, url, sizeAdjust }, index) => {
      const range = formatUnicodeRange(ranges[index] ?? []);
      const adjust = sizeAdjust ? `size-adjust:${sizeAdjust};` : '';
      return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url})format("woff2");${adjust}unicode-range:${range}}`;
    })
    .join('\n');
}
