import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { type JsonSchema, toJson } from '#engine/json-schema/to-json.ts';
import type { BlockDefinition, BlockMeta, BlockPlace, Registry, SlotMeta } from '#registry/contract.ts';

const root = join(import.meta.dirname, '../../..');
const here = import.meta.dirname;

/**
 * What documents may rely on in a block: its version, the JSON Schema of its data, its slots, its places and its
 * sources. What operators read at a slot is no part of that.
 */
export type FrozenBlock = { version: number; data: JsonSchema } & Pick<
  BlockMeta,
  'sources' | 'sourceRequired'
> & {
    slots: Record<string, { takes: BlockPlace } & Pick<SlotMeta, 'max'>>;
    places: readonly BlockPlace[];
  };
/** A site document, or a template if the name ends in `template.json`, as shipped but without comments. */
export type Layout = { name: string; text: string };

/** Blocks by type, as last shipped. */
export const readFrozenBlocks = (): Record<string, FrozenBlock> =>
  JSON.parse(readFileSync(join(here, 'schemas.json'), 'utf8'));

/** All stored layouts. */
export function readFrozenLayouts(folder = here): Layout[] {
  const layouts = join(folder, 'layouts');
  if (!existsSync(layouts)) return [];
  return readdirSync(layouts).map((name) => ({ name, text: readFileSync(join(layouts, name), 'utf8') }));
}

/** Templates and demo sites of this checkout, without comments. */
const presentLayouts = (): Layout[] =>
  globSync('{themes/*/template,fixtures/partners/*/site}.json', { cwd: root })
    .sort()
    .map((path) => {
      const [name, file] = path.split('/').slice(-2);
      return { name: `${name}.${file}`, text: JSON.stringify(parse(readFileSync(join(root, path), 'utf8'))) };
    });

/** Types and versions of the blocks in a layout: `HeroSlider 1`. */
function blockVersions({ text }: Layout): Set<string> {
  const found = new Set<string>();
  JSON.parse(text, (_, value) => {
    if (typeof value?.type === 'string' && typeof value.v === 'number') found.add(`${value.type} ${value.v}`);
    return value;
  });
  return found;
}

/** The record of a block. */
export const frozenBlock = (block: Pick<BlockDefinition, 'schema' | 'meta'>): FrozenBlock => {
  const { version, slots, places = ['section'], sources, sourceRequired } = block.meta;
  return {
    version,
    data: toJson(block.schema),
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, { label: _, takes, ...slot }]) => [
        name,
        { ...slot, takes: takes ?? ('section' as const) },
      ]),
    ),
    places,
    sources,
    ...(sourceRequired ? { sourceRequired } : {}),
  };
};

/**
 * Stores the layouts with a block version that no stored layout has, and records the current blocks, one line each.
 * @param date part of the layouts' file names
 * @param layouts candidates to store
 * @param folder receives `schemas.json` and the folder `layouts`
 * @returns file names of the stored layouts
 */
export function freeze(
  { blocks }: Pick<Registry, 'blocks'>,
  date: string,
  layouts: readonly Layout[] = presentLayouts(),
  folder = here,
): string[] {
  const versions = new Set(readFrozenLayouts(folder).flatMap((layout) => [...blockVersions(layout)]));
  mkdirSync(join(folder, 'layouts'), { recursive: true });
  const stored = layouts.flatMap((layout) => {
    const more = [...blockVersions(layout)].filter((version) => !versions.has(version));
    if (more.length === 0) return [];
    for (const version of more) versions.add(version);
    return [store(layout, date, join(folder, 'layouts'))];
  });
  const lines = [...blocks]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([type, block]) => `${JSON.stringify(type)}: ${JSON.stringify(frozenBlock(block))}`);
  writeFileSync(join(folder, 'schemas.json'), `{\n${lines.join(',\n')}\n}\n`);
  return stored;
}

/** Never overwrites an earlier layout, even from the same day. */
function store({ name, text }: Layout, date: string, folder: string): string {
  let file = `${date}.${name}`;
  for (let count = 2; existsSync(join(folder, file)); count += 1) file = `${date}-${count}.${name}`;
  writeFileSync(join(folder, file), `${text}\n`);
  return file;
}
