import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { z } from 'zod';
import type { BlockDefinition, Registry } from '#registry/contract.ts';
import type { JsonSchema } from './narrowings.ts';

const root = join(import.meta.dirname, '../../..');
const schemasFile = join(import.meta.dirname, 'schemas.json');
const layoutsFolder = join(import.meta.dirname, 'layouts');

/** What was shipped of a block: the version of its data and the JSON Schema of it. */
export type FrozenBlock = { version: number; data: JsonSchema };
/** A site document, or a template where the name ends so, as it was shipped. */
export type Layout = { name: string; text: string };

/** Blocks by type, as they were shipped last. */
export const readFrozenBlocks = (): Record<string, FrozenBlock> =>
  JSON.parse(readFileSync(schemasFile, 'utf8'));

/** Layouts of every time: whatever a block's data once looked like stands in one of them. */
export const readFrozenLayouts = (): Layout[] =>
  readdirSync(layoutsFolder).map((name) => ({ name, text: readFileSync(join(layoutsFolder, name), 'utf8') }));

/** The shape in which documents give a block's data. */
export const dataSchema = ({ schema }: Pick<BlockDefinition, 'schema'>): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Templates and demo sites of this checkout, without the comments that a document may have. */
export const presentLayouts = (): Layout[] =>
  globSync('{themes/*/template,fixtures/partners/*/site}.json', { cwd: root })
    .sort()
    .map((path) => {
      const [name, file] = path.split('/').slice(-2);
      return { name: `${name}.${file}`, text: JSON.stringify(parse(readFileSync(join(root, path), 'utf8'))) };
    });

/** Types of blocks with the versions that a layout has of them: `HeroSlider 1`. */
export function blockVersions({ text }: Layout): Set<string> {
  const found = new Set<string>();
  JSON.parse(text, (_, value) => {
    if (typeof value?.type === 'string' && typeof value.v === 'number') found.add(`${value.type} ${value.v}`);
    return value;
  });
  return found;
}

/**
 * Writes down how blocks are now, a line each, and keeps the layouts that have a version of a block which none has that
 * was kept before.
 * @param date stands in the names of the layouts
 * @returns names of the layouts that were kept
 */
export function freeze({ blocks }: Registry, date: string): string[] {
  const lines = [...blocks]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([type, block]) => {
      const frozen: FrozenBlock = { version: block.meta.version, data: dataSchema(block) };
      return `${JSON.stringify(type)}: ${JSON.stringify(frozen)}`;
    });
  writeFileSync(schemasFile, `{\n${lines.join(',\n')}\n}\n`);

  mkdirSync(layoutsFolder, { recursive: true });
  const kept = new Set(readFrozenLayouts().flatMap((layout) => [...blockVersions(layout)]));
  return presentLayouts().flatMap((layout) => {
    const unkept = [...blockVersions(layout)].filter((version) => !kept.has(version));
    if (unkept.length === 0) return [];
    for (const version of unkept) kept.add(version);
    const name = `${date}.${layout.name}`;
    writeFileSync(join(layoutsFolder, name), `${layout.text}\n`);
    return [name];
  });
}
