import { z } from 'zod';
import { id, isoDateTime, localized, safeUrl } from '../primitives.ts';
import { popupDevice, popupDirection } from '../site/popup.ts';
import { fileOf, localizedImage } from './common.ts';

/** The ratios for which SPEC section 9 defines sizes. */
export const popupRatio = z.enum(['1:1', '4:3', '16:9', '3:4', '210:297']);
export type PopupRatio = z.infer<typeof popupRatio>;

const popupItemContent = z
  .strictObject({
    title: localized,
    image: localizedImage.optional(),
    mobileImage: localizedImage.optional(),
    linkTo: safeUrl.optional(),
    devices: z.array(popupDevice).min(1).default(['PC', 'MOBILE']),
  })
  .refine(({ image, mobileImage }) => image ?? mobileImage, 'expected image or mobileImage');

/** A popup. Popups and their slides are shown in file order. */
export const popupContent = z.strictObject({
  id,
  locations: z.array(z.string().startsWith('/')).min(1).default(['/']),
  ratio: popupRatio.default('3:4'),
  mobileRatio: popupRatio.optional(),
  direction: popupDirection.default('CENTER'),
  isAutoPlacement: z.boolean().default(true),
  startAt: isoDateTime.optional(),
  endAt: isoDateTime.optional(),
  items: z.array(popupItemContent).min(1),
});
export type PopupContent = z.infer<typeof popupContent>;

export const popupsFile = fileOf(popupContent);
