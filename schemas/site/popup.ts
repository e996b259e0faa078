import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, image, isoDateTime, maybe, orNull, safeUrl } from '../primitives.ts';

export const popupDevice = choice({ PC: ['Computers', 'PC'], MOBILE: ['Phones', '모바일'] });
export type PopupDevice = z.infer<typeof popupDevice>;

export const popupDirection = choice({
  TOP: ['Top', '위'],
  BOTTOM: ['Bottom', '아래'],
  LEFT: ['Left', '왼쪽'],
  RIGHT: ['Right', '오른쪽'],
  TOP_LEFT: ['Top left', '왼쪽 위'],
  TOP_RIGHT: ['Top right', '오른쪽 위'],
  BOTTOM_LEFT: ['Bottom left', '왼쪽 아래'],
  BOTTOM_RIGHT: ['Bottom right', '오른쪽 아래'],
  CENTER: ['Middle', '가운데'],
});
export type PopupDirection = z.infer<typeof popupDirection>;

/** RATIO: width and height form a ratio such as 4:3. PIXEL: they are CSS pixels. */
export const popupSizeType = z.enum(['RATIO', 'PIXEL']);

/** One slide of a popup. */
export const popupItem = z.object({
  devices: z.array(popupDevice).min(1),
  title: z.string(),
  linkTo: orNull(safeUrl),
  pcContent: maybe(image),
  mobileContent: maybe(image),
  weight: z.number().default(0),
});
export type PopupItem = z.infer<typeof popupItem>;

/** A popup (SPEC section 3). A lower `weight` is shown first. */
export const popup = z.object({
  id,
  weight: z.number().default(0),
  locations: z.array(z.string()).describe('Page paths without a language segment, e.g. / or /products.'),
  popupItems: z.array(popupItem),
  pcWidth: maybe(z.number().positive()),
  pcHeight: maybe(z.number().positive()),
  mobileWidth: maybe(z.number().positive()),
  mobileHeight: maybe(z.number().positive()),
  pcSizeType: popupSizeType.default('RATIO'),
  isAutoPlacement: z.boolean().default(true),
  direction: popupDirection.default('CENTER'),
  startAt: maybe(isoDateTime),
  endAt: maybe(isoDateTime),
});
