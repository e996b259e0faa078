import { z } from 'zod';
import { imagePath, localizedText, pictureBlur, safeUrl } from '#schemas/primitives.ts';
import { recommendedKeyword } from '#schemas/site/menu.ts';
import { bindable } from './binding.ts';

/** Text in a block's data: literal, localized, or bound to a fact. */
export const boundText = bindable(localizedText);

/** A picture in JSON. Like `image`, but its alternative text may be localized; empty for a decorative picture. */
export const picture = z
  .strictObject({
    url: imagePath,
    width: z.int().positive(),
    height: z.int().positive(),
    alt: localizedText.default(''),
    blur: pictureBlur.optional(),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof picture>;

/** A link with its label. If a bound address is missing, the link is not shown. */
export const action = z.strictObject({ url: bindable(safeUrl), label: boundText }).meta({ id: 'Action' });
export type Action = z.infer<typeof action>;

/** Fields of the heading that most sections have. */
export const headingFields = {
  eyebrow: boundText.optional(),
  title: boundText.optional(),
  description: boundText.optional(),
  more: action.optional(),
};

/** Fields of every search box. */
export const searchBoxFields = {
  placeholder: boundText.optional(),
  recommendedKeywords: z
    .array(recommendedKeyword)
    .max(20)
    .default([])
    .describe("Defaults to the site document's `recommendedKeywords`."),
};
