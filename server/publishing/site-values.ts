import type { z } from 'zod';
import { migrateData } from '#engine/resolve/migrate.ts';
import type { Registry } from '#registry/contract.ts';
import { isBinding } from '#schemas/layout/binding.ts';
import type { SourceRef } from '#schemas/layout/node.ts';
import { page as pageSchema } from '#schemas/layout/page.ts';
import { childSchemas, unwrap } from '#schemas/layout/schema-at.ts';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import { type PlacedNode, walkNodes } from '#schemas/layout/walk-nodes.ts';
import { linksInMarkup } from '#schemas/links-in-markup.ts';
import { type Localized, languageCodes, references } from '#schemas/primitives.ts';

/** Where a value is. `page` and `node` are undefined in the menu, `node` in the head of a page. */
type ValuePlace = { path: JsonPath; page?: string | undefined; node?: PlacedNode | undefined };

/** A text that visitors read. `schemas`: what its place takes, bindings included. */
export type TextPlace = ValuePlace & {
  text: string | Localized;
  isHtml: boolean;
  schemas: readonly z.ZodType[];
};
/** A URL that visitors open. `in`: markup of a text, or a value of its own. */
type LinkPlace = ValuePlace & { url: string; in: 'value' | 'markup' };
/** A reference to the key of a page. */
type PageKeyPlace = ValuePlace & { key: string };
/** `schemas`: what its place takes apart from bindings. `use`: the field of the page's head, or `data` or `param`. */
type BindingPlace = ValuePlace & {
  bind: string;
  use: 'data' | 'param' | 'title' | 'description' | 'image' | 'until';
  schemas: readonly z.ZodType[];
};
/** `alias`: its name among the sources of a page; undefined at a node. */
type SourcePlace = ValuePlace & { ref: SourceRef; alias?: string };

export type SiteValues = {
  texts: TextPlace[];
  links: LinkPlace[];
  pageKeys: PageKeyPlace[];
  bindings: BindingPlace[];
  sources: SourcePlace[];
};

/** Collects the texts, links, page keys, bindings and sources of a document of the right shape, in its order. */
export function siteValues(site: SiteDocument, registry: Registry): SiteValues {
  const found: SiteValues = { texts: [], links: [], pageKeys: [], bindings: [], sources: [] };
  for (const name of ['menu', 'languages', 'recommendedKeywords', 'titles'] as const)
    visit(site[name], unwrap(siteDocument.shape[name]), { path: [name] }, 'data', found);
  for (const [page, head] of Object.entries(site.pages ?? {})) {
    for (const use of ['title', 'description', 'image', 'until'] as const)
      visit(head[use], unwrap(pageSchema.shape[use]), { path: ['pages', page, use], page }, use, found);
    for (const [alias, ref] of Object.entries(head.sources ?? {}))
      addSource({ ref, alias, path: ['pages', page, 'sources', alias], page }, registry, found);
  }
  for (const node of walkNodes(site)) {
    const place = { page: node.page, node };
    const block = registry.blocks.get(node.node.type);
    if (block && node.node.v <= block.meta.version)
      visit(
        migrateData(block, node.node),
        unwrap(block.schema),
        { ...place, path: [...node.path, 'data'] },
        'data',
        found,
      );
    if (node.node.source)
      addSource({ ref: node.node.source, ...place, path: [...node.path, 'source'] }, registry, found);
  }
  return found;
}

function addSource(source: SourcePlace, registry: Registry, found: SiteValues): void {
  found.sources.push(source);
  const shape = registry.sources.get(source.ref.name)?.params.shape as Record<string, z.ZodType> | undefined;
  for (const [name, value] of Object.entries(source.ref.params ?? {})) {
    const path = [...source.path, 'params', name];
    const schema = shape?.[name];
    if (isBinding(value))
      found.bindings.push({
        ...place(source, path),
        bind: value.$bind,
        use: 'param',
        schemas: schema ? unwrap(schema) : [],
      });
  }
}

const place = ({ page, node }: ValuePlace, path: JsonPath): ValuePlace => ({ path, page, node });

const shapeOf = (schema: z.ZodType) =>
  (schema.def as unknown as { shape?: Record<string, z.ZodType> }).shape ?? {};
const isText = (schema: z.ZodType) => languageCodes.every((code) => code in shapeOf(schema));
const isHtml = (schema: z.ZodType | undefined) => schema?.meta()?.format === 'html';
/** Whether a schema is the schema of bindings: a value at its place can be a binding. */
export const isBindingSchema = (schema: z.ZodType) => '$bind' in shapeOf(schema);

/** @param schemas those that may describe the value */
function visit(
  value: unknown,
  schemas: z.ZodType[],
  at: ValuePlace,
  use: BindingPlace['use'],
  found: SiteValues,
): void {
  if (value === undefined || value === null) return;
  if (isBinding(value)) {
    const taken = schemas.filter((schema) => !isBindingSchema(schema));
    found.bindings.push({ ...at, bind: value.$bind, use, schemas: taken });
    return;
  }
  const text = schemas.find(isText);
  if (text || (typeof value === 'string' && schemas.some(isHtml))) {
    const markup = isHtml(text ? childSchemas(text, 'ko')[0] : schemas.find(isHtml));
    addText({ ...at, text: value as string | Localized, isHtml: markup, schemas }, found);
    return;
  }
  if (typeof value === 'string') {
    for (const { kind } of schemas.flatMap((schema) => references.get(schema) ?? []))
      if (kind === 'link') found.links.push({ ...at, url: value.trim(), in: 'value' });
      else found.pageKeys.push({ ...at, key: value });
    return;
  }
  if (typeof value !== 'object') return;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  for (const [key, child] of entries) {
    const inner = schemas.flatMap((schema) => childSchemas(schema, key));
    visit(child, inner, place(at, [...at.path, key]), use, found);
  }
}

function addText(text: TextPlace, found: SiteValues): void {
  found.texts.push(text);
  if (!text.isHtml) return;
  const versions: [JsonPath, string][] =
    typeof text.text === 'string'
      ? [[text.path, text.text]]
      : Object.entries(text.text).map(([code, html]) => [[...text.path, code], html ?? '']);
  for (const [path, html] of versions)
    for (const url of linksInMarkup(html)) found.links.push({ ...place(text, path), url, in: 'markup' });
}
