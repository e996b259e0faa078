import { z } from 'zod';

const edgeOffset = z.number().min(0).default(60).describe('Distance from the edge in px (SPEC section 9).');

/** How popups appear on this site; part of the homepage config. */
export const popupSettings = z.strictObject({
  popupType: z.enum(['LAYER', 'GRID']).default('LAYER').describe('One after another, or all at once.'),
  isPopupDimmed: z.boolean().default(true),
  popupGridWidthCount: z.int().min(1).max(6).default(3).describe('Popups in one row of the grid.'),
  popupTopOffset: edgeOffset,
  popupBottomOffset: edgeOffset,
  popupLeftOffset: edgeOffset,
  popupRightOffset: edgeOffset,
});
export type PopupSettings = z.infer<typeof popupSettings>;
