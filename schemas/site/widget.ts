import { z } from 'zod';
import { hexColor, imagePath, safeUrl } from '../primitives.ts';

/** Colours of the reservation widget that the partner overrides. */
export const widgetColors = z.strictObject({
  gnbBackgroundColor: hexColor.optional(),
  logoutButtonColor: hexColor.optional(),
  primary1Color: hexColor.optional(),
  primary2Color: hexColor.optional(),
  primary3Color: hexColor.optional(),
  buttonBackgroundColor: hexColor.optional(),
  buttonTextColor: hexColor.optional(),
  buttonHoverColor: hexColor.optional(),
  buttonHoverTextColor: hexColor.optional(),
});
export type WidgetColors = z.infer<typeof widgetColors>;

/** Data of the widget slot (SPEC section 3). Type2 has another script and is told the language. */
export const widgetData = z.strictObject({
  widgetUrl: safeUrl.optional(),
  consultingReservationOnly: z.boolean().default(false),
  menuType: z.enum(['Type1', 'Type2']).default('Type1'),
  isMenuReversed: z.boolean().default(false),
  positionType: z.enum(['LEFT', 'RIGHT']).default('RIGHT'),
  treatmentSelectType: z.enum(['SINGLE', 'MULTIPLE']).default('MULTIPLE'),
  logoSrc: imagePath.optional(),
  ...widgetColors.shape,
});
export type WidgetData = z.infer<typeof widgetData>;

/** Widget settings outside its slot. */
export const widgetGlobal = z.strictObject({ widgetLogoUrl: imagePath.optional() });
