import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Regular expressions by kind; they ignore case. */
const sources = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('placeholders.json', import.meta.url), 'utf8')));
const kinds = Object.entries(sources).map(([kind, source]) => [kind, new RegExp(source, 'iu')] as const);

/** The part of a text that its author meant to replace, and what it is; undefined without one. */
export function placeholderIn(text: string): { found: string; kind: string } | undefined {
  for (const [kind, pattern] of kinds) {
    const found = pattern.exec(text)?.[0].trim();
    if (found) return { found, kind };
  }
  return undefined;
}
