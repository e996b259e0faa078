import { z } from 'zod';
import { languageCode } from '#schemas/primitives.ts';
import { binding } from './binding.ts';

/** Parameters of a source: literals, or bindings to the route (`params.productId`, `query.page`) and to facts. */
export const sourceParams = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()])), binding]),
);

/** A named read. `deferred` ones never delay the page. */
export const sourceRef = z
  .strictObject({ name: z.string(), params: sourceParams.optional(), deferred: z.boolean().optional() })
  .meta({ id: 'SourceRef' });
export type SourceRef = z.infer<typeof sourceRef>;

const day = z.iso.date();

/** When a node is shown. `from` and `until` are days in the partner's time zone, inclusive. CSS handles `devices`. */
export const when = z
  .strictObject({
    locales: z.array(languageCode).min(1).optional(),
    devices: z
      .array(z.enum(['PC', 'MOBILE']))
      .min(1)
      .optional(),
    from: day.optional(),
    until: day.optional(),
    homepageTypes: z
      .array(z.enum(['COMMERCE', 'HYBRID', 'BRANDING']))
      .min(1)
      .optional(),
  })
  .meta({ id: 'When' });
export type When = z.infer<typeof when>;

/**
 * An instance of a block. Only the outer shape of `data` is checked here; engine/resolve/validate-site checks it
 * against the block's own schema.
 */
export const node = z
  .strictObject({
    id: z.string().regex(/^[a-zA-Z][\w-]*$/, 'an id starts with a letter and has letters, digits, _ and -'),
    type: z.string().min(1),
    v: z.int().min(1),
    data: z.record(z.string(), z.unknown()),
    source: sourceRef.optional(),
    get slots() {
      return z.record(z.string(), z.array(node)).optional();
    },
    when: when.optional(),
    whenEmpty: z
      .enum(['hide', 'show'])
      .optional()
      .describe(
        'What happens to a list whose source has no rows: it is left out, or shows its message. By default it is left out on the home page only.',
      ),
  })
  .meta({ id: 'Node' });
export type LayoutNode = z.infer<typeof node>;
