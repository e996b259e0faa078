import { z } from 'zod';
import { languageCode, localizedText, references, safeUrl } from '../primitives.ts';
import { parseRightButtonUrl } from '../safe-url.ts';

/** The reservation that the widget opens. */
export const widgetEntry = z.enum(['visit', 'treatment']);
export type WidgetEntry = z.infer<typeof widgetEntry>;

/** An entry of the second row. */
export const subMenuItem = z.strictObject({
  url: safeUrl,
  title: localizedText,
  useWidget: widgetEntry.optional().describe('Opens the widget instead of navigating.'),
});

/** An entry of the main navigation. The header adds the home entry itself. */
export const menuItem = subMenuItem.extend({ subList: z.array(subMenuItem).default([]) });

export const menu = z.array(menuItem);
export type Menu = z.infer<typeof menu>;

export const buttonType = z.enum(['solid', 'outline', 'text']);

/** The button at the right of the header; `buttonUrl` follows the right-button rule (SPEC section 2). */
export const rightButton = z.strictObject({
  buttonText: localizedText,
  buttonType: buttonType.default('solid'),
  buttonUrl: z
    .string()
    .refine((url) => parseRightButtonUrl(url) !== null, 'expected a path or a web address')
    .register(references, { kind: 'link' })
    .optional()
    .describe('/… is internal, http(s) is left unchanged, anything else is prefixed with http://.'),
  useWidget: widgetEntry.optional(),
});
export type RightButton = z.infer<typeof rightButton>;

export const recommendedKeyword = z.strictObject({ keyword: localizedText });

/** A choice of the language switcher: a language of this site, or another site. */
export const languageListEntry = z.union([
  z.strictObject({ languageCode }),
  z.strictObject({
    url: safeUrl,
    title: localizedText,
    hrefTarget: z.enum(['_self', '_blank']).default('_self'),
  }),
]);

export const footerLink = z.strictObject({ url: safeUrl, title: localizedText });
