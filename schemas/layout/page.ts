import { z } from 'zod';
import { languageCodes, localizedText } from '#schemas/primitives.ts';
import { binding } from './binding.ts';
import { node, sourceRef } from './node.ts';
import { globalSlots } from './slots.ts';

const headText = z.union([localizedText, binding]);

/**
 * A source of the page itself. An `optional` one may fail: its bindings are then empty, and the page is still shown.
 */
export const pageSource = sourceRef.extend({ optional: z.boolean().optional() }).meta({ id: 'PageSource' });

/**
 * One page: its head, its sections, the sources it depends on and the global slots it overrides.
 * A 404 from one of `sources` makes it a not-found page, unless the source is optional; the data is bound as
 * `page.<alias>`.
 * `until` binds a period (`startAt`, `endAt`, `isAlways`): once it has ended, `/event-ended` is shown instead.
 */
export const page = z
  .strictObject({
    title: headText.optional(),
    description: headText.optional(),
    image: z.union([z.string(), binding]).optional(),
    noindex: z.boolean().optional(),
    until: binding.optional(),
    sources: z.record(z.string(), pageSource).optional(),
    slots: globalSlots.optional(),
    sections: z.array(node),
  })
  .meta({ id: 'Page' });
export type Page = z.infer<typeof page>;

const startsAsPath = z.string().regex(/^\//, 'a page key starts with /');

/**
 * A path without the language, in the form used to look up addresses: a page with any other key is unreachable.
 * Checked when a site is published. Sites published before this check existed are still shown.
 */
export const pageKey = startsAsPath
  .regex(/^\/$|[^/]$/, 'a page key does not end with /')
  .regex(/^[^\s?#]*$/, 'a page key has no blanks, no ? and no #')
  .regex(
    new RegExp(`^/(?!(?:${languageCodes.join('|')})(?:/|$))`),
    'a page key has no language; the page is shown in all of them',
  );

/** Page key (`/products/{productId}`) → page. */
export const pages = z.record(startsAsPath, page);
