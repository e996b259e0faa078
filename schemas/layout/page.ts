import { z } from 'zod';
import { languageCodes, localizedText } from '#schemas/primitives.ts';
import { binding } from './binding.ts';
import { node, sourceRef } from './node.ts';
import { globalSlots } from './slots.ts';

const headText = z.union([localizedText, binding]);

/** A source of the page itself. An `optional` one may fail: then its bindings are empty and the page goes on. */
export const pageSource = sourceRef.extend({ optional: z.boolean().optional() }).meta({ id: 'PageSource' });

/**
 * One page: its head, its sections, the sources it cannot exist without and the global slots it changes.
 * A source in `sources` that answers 404 makes the page a not-found page, unless it is optional; its data is bound
 * as `page.<alias>`.
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
 * A path without the language, as visitors' addresses are looked up: any other key is a page that nobody can reach.
 * Asked where a site is published: one that was before it was asked is shown with its other pages.
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
