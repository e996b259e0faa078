import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Machine } from './machine.ts';
import type { Section } from './section.ts';

/** What a case found, when and where. */
export type Result = { section: Section; machine: Machine };

/** Results are stored next to the report, so that running one case replaces only its own section. */
const fileOf = (docs: string, name: string) => join(docs, 'performance', `${name}.json`);

/** Stores the result of a case in the folder of the report. */
export function keepResult(docs: string, name: string, result: Result): void {
  const file = fileOf(docs, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${jsonLines(result)}\n`);
}

/** The last result of each of these cases; those that never ran are left out. */
export const readResults = (docs: string, names: readonly string[]): Result[] =>
  names.flatMap((name) => {
    try {
      return [JSON.parse(readFileSync(fileOf(docs, name), 'utf8')) as Result];
    } catch (error) {
      // A file that cannot be parsed, for example after a merge, must not silently drop its section.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });

/** JSON with one line per table row, bar and paragraph, so that diffs are small. */
function jsonLines(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const line = (item: unknown) => (isFlat(item) ? JSON.stringify(item) : jsonLines(item, inner));
  const block = (open: string, lines: string[], close: string) =>
    lines.length === 0 ? open + close : `${open}\n${inner}${lines.join(`,\n${inner}`)}\n${indent}${close}`;
  if (Array.isArray(value)) return block('[', value.map(line), ']');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const lines = fields.map(([name, field]) => `${JSON.stringify(name)}: ${jsonLines(field, inner)}`);
  return block('{', lines, '}');
}

const isFlat = (item: unknown) =>
  typeof item !== 'object' || Object.values(item ?? {}).every((part) => typeof part !== 'object');
