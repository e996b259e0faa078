import type { z } from 'zod';
import type { Registry } from '#registry/contract.ts';
import { childSchemas, unwrap } from '#schemas/layout/schema-at.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import { walkNodes } from '#schemas/layout/walk-nodes.ts';
import { picturesInMarkup } from '#schemas/pictures-in-markup.ts';
import { migrateData } from './migrate.ts';

/**
 * A picture in a site document. `isShared`: a share image in the page's head, which visitors of the page do not see.
 */
type SitePicture = { path: JsonPath; url: string; isShared: boolean };

/** Every picture that a site document names, by the schemas of its blocks, in markup too. Its shape has been checked. */
export function picturesOfSite(site: SiteDocument, registry: Registry): SitePicture[] {
  const shared = Object.entries(site.pages ?? {}).flatMap(([key, { image }]) =>
    typeof image === 'string' ? [{ path: ['pages', key, 'image'], url: image, isShared: true }] : [],
  );
  const shown = [...walkNodes(site)].flatMap(({ node, path }) => {
    const block = registry.blocks.get(node.type);
    return block ? ofValue(migrateData(block, node), unwrap(block.schema), [...path, 'data']) : [];
  });
  return [...shared, ...shown];
}

/** @param schemas those that may describe the value */
function ofValue(value: unknown, schemas: z.ZodType[], path: JsonPath): SitePicture[] {
  if (typeof value === 'string') {
    const picture = (url: string) => ({ path, url, isShared: false });
    const formats = schemas.map((schema) => schema.meta()?.format);
    if (formats.includes('picture')) return [picture(value)];
    if (!formats.includes('html')) return [];
    return picturesInMarkup(value).map(({ src }) => picture(src));
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, child]) =>
    ofValue(
      child,
      schemas.flatMap((schema) => childSchemas(schema, key)),
      [...path, key],
    ),
  );
}
