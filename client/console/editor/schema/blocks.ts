import type { Json } from '../document/parse-document.ts';
import { initialValue } from './initial-value.ts';
import { humanized, type JsonSchema, resolved } from './json-schema.ts';

/** What a form and the dialog for adding know of a block. */
export type BlockInfo = {
  type: string;
  title: string;
  description: string;
  version: number;
  data: JsonSchema;
  /** Schema of its source, or undefined if it has none. */
  source: JsonSchema | undefined;
  isSourceRequired: boolean;
  slots: { name: string; title: string; max: number | undefined }[];
};

/** Every block by its type, in the order of the schema. */
export function blocksOf(root: JsonSchema): Map<string, BlockInfo> {
  const types = (root.$defs?.Node?.properties?.type?.enum ?? []).filter((type) => typeof type === 'string');
  return new Map(types.map((type) => [type, blockOf(root, type)]));
}

function blockOf(root: JsonSchema, type: string): BlockInfo {
  const { title, description = '', properties = {}, required = [] } = root.$defs?.[type] ?? {};
  const { v, data = {}, source, slots } = properties;
  const hasSource = typeof source === 'object' && Object.keys(source).length > 0;
  const names = Object.keys(slots?.properties ?? {});
  const listed = (slots?.propertyNames?.enum ?? []).filter((name) => typeof name === 'string');
  return {
    ...{ type, title: title ?? humanized(type), description, version: v?.maximum ?? 1, data },
    source: hasSource ? source : undefined,
    isSourceRequired: required.includes('source'),
    slots: (names.length > 0 ? names : listed).map((name) => {
      const slot = resolved(root, slots?.properties?.[name]);
      return { name, title: slot.title ?? slot.description ?? humanized(name), max: slot.maxItems };
    }),
  };
}

/** A node of a block to begin with. */
export function newNode(root: JsonSchema, block: BlockInfo, id: string): Record<string, Json> {
  const name = resolved(root, block.source).properties?.name?.enum?.[0];
  const data = Object.fromEntries(
    Object.entries(block.data.properties ?? {})
      .filter(([field, schema]) => block.data.required?.includes(field) || hasExample(schema))
      .map(([field, schema]) => [field, initialValue(root, schema)]),
  );
  return {
    ...{ id, type: block.type, v: block.version, data },
    ...(typeof name === 'string' && { source: { name } }),
  };
}

const hasExample = ({ examples = [] }: JsonSchema) => examples.length > 0;
