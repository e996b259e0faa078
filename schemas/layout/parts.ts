import { z } from 'zod';
import { imagePath, localizedText, pictureBlur, safeUrl } from '#schemas/primitives.ts';
import { recommendedKeyword } from '#schemas/site/menu.ts';
import { bindable } from './binding.ts';

/** Text of a block's data: given, localized, or a fact. */
export const boundText = bindable(localizedText);

/** A picture chosen in JSON. Like `image`, but its alternative text may be localized; empty where it only decorates. */
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

/** A link with its words. A bound address may be missing: then the link is not shown. */
export const action = z.strictObject({ url: bindable(safeUrl), label: boundText }).meta({ id: 'Action' });
export type Action = z.infer<typeof action>;

/** What most sections begin with. */
export const headingFields = {
  eyebrow: boundText.optional(),
  title: boundText.optional(),
  description: boundText.optional(),
  more: action.optional(),
};

/** What every place to search from can say of its own. */
export const searchBoxFields = {
  placeholder: boundText.optional(),
  recommendedKeywords: z
    .array(recommendedKeyword)
    .max(20)
    .default([])
    .describe("Without any, the site document's own `recommendedKeywords`."),
};
