import type { Json } from '#schemas/json.ts';
import { isBinding } from '#schemas/layout/binding.ts';
import { type Catalog, type CatalogBlock, searchWords } from '#schemas/operator/catalog.ts';
import type { CopiedNode } from '#schemas/operator/section-calls.ts';
import { type JsonSchema, resolved } from '../schema/json-schema.ts';
import { dataSchema, newNode } from '../schema/new-node.ts';
import { shapeOf } from '../schema/shape.ts';

/** A node to add. */
export type GalleryItem = {
  id: string;
  block: CatalogBlock;
  /** Name of a preset or of a variant. */
  detail: string | undefined;
  node: CopiedNode;
};

/** Nodes with real content: from templates, and the sample of a block. */
type Samples = (type: string) => CopiedNode | undefined;

/**
 * The nodes that a block offers: its presets if it has any, else a sample in each of its variants. The first shows
 * the block's default look.
 */
export function itemsOf(root: JsonSchema, block: CatalogBlock, sampleOf: Samples): GalleryItem[] {
  const { type, presets } = block;
  const sample = sampleOf(type);
  const begun = newNode(root, block, new Set());
  const base: CopiedNode = sample
    ? { ...begun, ...sample, v: sample.v }
    : { ...begun, data: begun.data as CopiedNode['data'] };
  if (presets.length > 0)
    return presets.map(({ label, data }) => ({
      id: `${type} ${label}`,
      block,
      detail: label,
      node: { ...base, v: block.version, data },
    }));
  const { own, others } = variantsOf(root, type, base.data.variant);
  return [
    { id: type, block, detail: own, node: base },
    ...others.map(({ value, title }) => ({
      id: `${type} ${value}`,
      block,
      detail: title,
      node: { ...base, data: { ...base.data, variant: value } },
    })),
  ];
}

/** The variants of a block: the one of the data, and the others. */
function variantsOf(root: JsonSchema, type: string, written: unknown) {
  const field = resolved(root, dataSchema(root, type).properties?.variant);
  const shape = shapeOf(root, field);
  const options = shape.kind === 'choice' ? shape.options : [];
  const own = written ?? shape.default;
  return {
    own: options.find(({ value }) => value === own)?.title,
    others: options.filter(({ value }) => value !== own && value !== null),
  };
}

/** The items that match all words of a query, in any of the four languages. */
export function searchItems(items: readonly GalleryItem[], query: string): GalleryItem[] {
  const wanted = searchWords(query).split(/\s+/).filter(Boolean);
  return items.filter(({ block, detail = '' }) => {
    const words = `${block.words} ${searchWords(`${block.label} ${detail}`)}`;
    return wanted.every((word) => words.includes(word));
  });
}

/** Whether a fact, such as `params.productId`, exists where a node is added. */
export type HasFact = (fact: string) => boolean;

/**
 * The first node of a type in the templates that needs no facts of other pages, `own` before the others: its texts are in
 * all languages.
 */
export function templateSample(
  templates: Catalog['templates'],
  own: unknown,
  type: string,
  hasFact: HasFact = () => true,
): CopiedNode | undefined {
  for (const template of [own, ...Object.values(templates)]) {
    const found = firstOf(template as Json, type, hasFact);
    if (found) return found;
  }
  return undefined;
}

function firstOf(value: Json | undefined, type: string, hasFact: HasFact): CopiedNode | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isWanted =
    !Array.isArray(value) && value.type === type && typeof value.data === 'object' && value.data !== null;
  if (isWanted && hasAllFacts(value, hasFact)) {
    const { when: _, ...node } = value;
    return node as CopiedNode;
  }
  for (const inner of Object.values(value)) {
    const found = firstOf(inner, type, hasFact);
    if (found) return found;
  }
  return undefined;
}

/** Whether all bindings in a value lead to facts. */
export function hasAllFacts(value: unknown, hasFact: HasFact): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (isBinding(value)) return hasFact(value.$bind);
  return Object.values(value).every((inner) => hasAllFacts(inner, hasFact));
}
