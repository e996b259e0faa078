import type { z } from 'zod';
import type { Registry } from '#registry/contract.ts';
import type { LayoutNode } from '#schemas/layout/node.ts';
import { childSchemas, unwrap } from '#schemas/layout/schema-at.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import type { GlobalSlots } from '#schemas/layout/slots.ts';
import { picturesInMarkup } from '#schemas/pictures-in-markup.ts';
import type { JsonPath } from './diagnostic.ts';
import { migrateData } from './migrate.ts';

/** A picture that a site document names. `isShared`: others fetch it from the page's head, no visitor sees it here. */
export type SitePicture = { path: JsonPath; url: string; isShared: boolean };

/** Every picture that a site document names, by the schemas of its blocks, in markup too. Its shape has been checked. */
export function picturesOfSite({ slots, pages = {} }: SiteDocument, registry: Registry): SitePicture[] {
  const ofSlots = (all: GlobalSlots = {}, path: JsonPath) =>
    Object.entries(all).flatMap(([name, node]) =>
      node ? ofNode(node as LayoutNode, [...path, name], registry) : [],
    );
  const ofPages = Object.entries(pages).flatMap(([key, page]) => {
    const path = ['pages', key];
    const shared =
      typeof page.image === 'string' ? [{ path: [...path, 'image'], url: page.image, isShared: true }] : [];
    const sections = page.sections.flatMap((node, index) =>
      ofNode(node, [...path, 'sections', index], registry),
    );
    return [...shared, ...ofSlots(page.slots, [...path, 'slots']), ...sections];
  });
  return [...ofSlots(slots, ['slots']), ...ofPages];
}

function ofNode(node: LayoutNode, path: JsonPath, registry: Registry): SitePicture[] {
  const block = registry.blocks.get(node.type);
  const own = block ? ofValue(migrateData(block, node), unwrap(block.schema), [...path, 'data']) : [];
  const below = Object.entries(node.slots ?? {}).flatMap(([name, nodes]) =>
    nodes.flatMap((child, index) => ofNode(child, [...path, 'slots', name, index], registry)),
  );
  return [...own, ...below];
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
