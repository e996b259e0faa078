import { z } from 'zod';
import { sourceRef } from '../layout/node.ts';
import { template } from '../layout/template.ts';

/** What the console knows of a block, in the operator's language. */
const catalogBlock = z.strictObject({
  type: z.string(),
  label: z.string(),
  description: z.string(),
  category: z.string(),
  words: z
    .string()
    .describe(
      'Labels, descriptions and keywords in all languages, for searches, normalized (NFKC, lower case).',
    ),
  version: z.int().positive(),
  places: z
    .array(z.string())
    .describe('`section`, names of global slots, and kinds of nodes that slots of blocks take.'),
  slots: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      max: z.int().optional(),
      takes: z.string().describe('The place that a block needs to stand here.'),
    }),
  ),
  sources: z.array(z.string()),
  isSourceRequired: z.boolean(),
  newSource: sourceRef.optional().describe('The source that a new node begins with.'),
  presets: z.array(z.strictObject({ label: z.string(), data: z.record(z.string(), z.json()) })),
});
export type CatalogBlock = z.infer<typeof catalogBlock>;

/** A third party that a site can use, and what it may then load (registry/vendors). */
const catalogVendor = z.strictObject({
  name: z.string(),
  label: z.string(),
  fields: z.array(z.string()).describe('Fields of the marketing info that have its ids.'),
  origins: z.record(z.string(), z.array(z.string())).describe('By kind: `script`, `connect`, `image`, ….'),
});
export type CatalogVendor = z.infer<typeof catalogVendor>;

/** Words as searches compare them. */
export const searchWords = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The URL of the catalog on the console's host; `?language=ko` for Korean labels. */
export const catalogPath = '/schemas/catalog.json';

/** What an editor of site documents offers: blocks to add, and the templates whose pages and slots a site begins with. */
export const catalog = z.strictObject({
  blocks: z.array(catalogBlock),
  vendors: z.array(catalogVendor),
  templates: z.record(
    z.string(),
    template
      .pick({ label: true, slots: true, pages: true })
      .extend({ tokens: z.record(z.string(), z.string()).describe('Values of the design tokens by name.') }),
  ),
});
export type Catalog = z.infer<typeof catalog>;
