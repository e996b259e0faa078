import { z } from 'zod';
import { imagePath, localizedText, safeUrl } from '../primitives.ts';

/** A configured entry of the floating contact menu (SPEC section 2). */
export const floatingSubButton = z.strictObject({
  title: localizedText,
  url: safeUrl.optional(),
  mobileImage: imagePath.optional(),
  pcImage: imagePath.optional(),
  isReservationConsulting: z.boolean().default(false).describe("Opens the widget's treatment reservation."),
});

/** Contact channels whose button appears automatically if the partner has the matching data. */
export const floatingChannels = [
  'blog',
  'instagram',
  'youtube',
  'phone',
  'kakaoTalk',
  'naverTalk',
  'channelTalk',
] as const;
export const floatingChannel = z.enum(floatingChannels);
export type FloatingChannel = z.infer<typeof floatingChannel>;

/** Title and icons of an automatic button that override the defaults. */
export const floatingChannelLook = z.strictObject({
  title: localizedText.optional(),
  mobileImage: imagePath.optional(),
  pcImage: imagePath.optional(),
});

export const floatingButtonData = z.strictObject({
  reservationLabel: localizedText.optional(),
  isDefaultOpen: z.boolean().default(false),
  subButtons: z.array(floatingSubButton).default([]),
  channels: z.partialRecord(floatingChannel, floatingChannelLook).default({}),
});
export type FloatingButtonData = z.infer<typeof floatingButtonData>;
