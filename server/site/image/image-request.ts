import { z } from 'zod';
import { deviceWidths, imageWidths } from '#engine/image/widths.ts';
import { imagePath } from '#schemas/primitives.ts';

const widths = new Set<number>([...imageWidths, ...deviceWidths]);

/** Written in one way: `0x280` and `6.4e2` would be 640 under addresses of their own, each kept for a year. */
const written = z
  .string()
  .regex(/^[1-9]\d*$/, 'is no number')
  .transform(Number);

/** Query of the image route: `w` of the listed widths only, `q` 75 unless told (SPEC sections 7 and 9). */
export const imageQuery = z.object({
  url: imagePath,
  w: written.refine((width) => widths.has(width), 'is no listed width'),
  q: written.pipe(z.number().max(100)).default(75),
});
export type ImageQuery = z.infer<typeof imageQuery>;

export const formats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof formats)[number];

/** The lightest format that the browser says it shows; JPEG is shown by all. */
export function chooseFormat(accept = ''): ImageFormat {
  const shown = accept
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['avif', 'webp'] as const).find((format) => shown.includes(`image/${format}`)) ?? 'jpeg';
}
