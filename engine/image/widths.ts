/** Widths for pictures that span the screen (SPEC section 9). */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths for pictures that are smaller than a screen: icons, avatars, thumbnails (SPEC section 9). */
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Every width that the image route makes, ascending. */
export const imageWidths: readonly number[] = [...imageSizes, ...deviceWidths];
/** Pixels of the picture of a shared link, unless its own are known: large cards have this shape. */
export const shareSize = { width: 1_200, height: 630 } as const;
/** SPEC section 7. */
export const defaultQuality = 75;

/**
 * URL of a picture through the image route, `w` px wide. Pictures that the route cannot resize (inlined, vector,
 * animated) are left unchanged.
 */
export function imageUrl(url: string, w: number, q: number = defaultQuality): string {
  if (!isResizable(url)) return url;
  return `/_image?url=${encodeURIComponent(url)}&w=${w}&q=${q}`;
}

/** URL of a picture of a shared link through the image route, which cuts it to {@link shareSize}. */
export const shareImageUrl = (url: string): string =>
  `${imageUrl(url, shareSize.width)}&h=${shareSize.height}`;

/**
 * Whether the image route can resize this picture: not vector images, and not animated ones, which would become still.
 */
export function isResizable(url: string): boolean {
  return !/^(data:|blob:)/i.test(url) && !/\.(svg|gif)($|[?#])/i.test(url);
}

/** The smallest listed width that is at least `wanted` CSS px, or else the largest. */
export function nearestWidth(wanted: number, widths: readonly number[] = imageWidths): number {
  return widths.find((width) => width >= wanted) ?? (widths.at(-1) as number);
}

/**
 * The useful widths for a picture that is `intrinsicWidth` px wide: all listed ones below it and the first that reaches
 * it; larger ones would only upscale the same pixels. Unknown width: all.
 * @param widths ascending
 */
export function usefulWidths(
  intrinsicWidth?: number,
  widths: readonly number[] = deviceWidths,
): readonly number[] {
  const reaching = widths.findIndex((width) => intrinsicWidth && width >= intrinsicWidth);
  return reaching < 0 ? widths : widths.slice(0, reaching + 1);
}

/** Value of `srcset` for a picture. Undefined if the image route cannot resize it or there is only one size. */
export function srcSet(url: string, intrinsicWidth?: number, widths?: readonly number[]): string | undefined {
  if (!isResizable(url)) return undefined;
  const useful = usefulWidths(intrinsicWidth, widths);
  if (useful.length < 2) return undefined;
  return useful.map((width) => `${imageUrl(url, width)} ${width}w`).join(', ');
}

/** The widths to offer for a picture that is `px` wide, on 1×, 2× and 3× screens. */
export const fixedWidths = (px: number): readonly number[] => [
  ...new Set([1, 2, 3].map((density) => nearestWidth(px * density))),
];

/**
 * The widths to offer for a `sizes` value. One length in px needs the {@link fixedWidths}. Lengths in px by screen need
 * all widths from the smallest to three times the largest. Lengths in vw or % need the device widths and, for fractions
 * of the screen, the smaller ones.
 */
export function widthsFor(sizes: string): readonly number[] {
  const fixed = /^\s*(\d+(?:\.\d+)?)px\s*$/.exec(sizes);
  if (fixed) return fixedWidths(Number(fixed[1]));
  const smallest = Math.min(...inPixels(sizes), 640);
  const largest = /(vw|%)/.test(sizes)
    ? Number.POSITIVE_INFINITY
    : nearestWidth(Math.max(...inPixels(sizes)) * 3);
  return imageWidths.filter((width) => width >= smallest * 0.75 && width <= largest);
}

/** The lengths in px of a `sizes` value, except those in its media conditions. */
const inPixels = (sizes: string): number[] =>
  [...sizes.matchAll(/(\d+(?:\.\d+)?)(px|vw)(?!\s*\))/g)].map(toPixels);

// 360 px is the narrowest supported screen.
function toPixels([, amount, unit]: RegExpMatchArray): number {
  return unit === 'vw' ? (Number(amount) / 100) * 360 : Number(amount);
}
