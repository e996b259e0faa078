import { z } from 'zod';
import { deviceWidths, imageWidths, shareSize } from '#engine/image/widths.ts';
import { imagePath } from '#schemas/primitives.ts';

const widths = new Set<number>([...imageWidths, ...deviceWidths]);

/** Accepts one spelling: `0x280` and `6.4e2` would be 640 too, under further URLs that are each cached for a year. */
const written = z
  .string()
  .regex(/^[1-9]\d*$/, 'is not a number')
  .transform(Number);

/**
 * Query of the image route: `w` only of the listed widths, `q` 75 by default (SPEC sections 7 and 9), and `h` only to cut a
 * picture of a shared link.
 */
export const imageQuery = z
  .object({
    url: imagePath,
    w: written.refine((width) => widths.has(width), 'is not a listed width'),
    h: written.refine((height) => height === shareSize.height, 'is not a listed height').optional(),
    q: written.pipe(z.number().max(100)).default(75),
  })
  .refine(({ w, h }) => h === undefined || w === shareSize.width, {
    path: ['h'],
    error: `is only possible with w=${shareSize.width}`,
  });
export type ImageQuery = z.infer<typeof imageQuery>;

export const formats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof formats)[number];

/** The lightest format that the browser accepts; all browsers show JPEG. */
export function chooseFormat(accept = ''): ImageFormat {
  const shown = accept
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['avif', 'webp'] as const).find((format) => shown.includes(`image/${format}`)) ?? 'jpeg';
}
