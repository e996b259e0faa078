import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Millis } from '../database/tables.ts';
import { daysMoved } from './seeding.ts';

// The code that determines the content of rows.
const code = [
  '.',
  '../resources',
  '../database',
  '../../../schemas',
  '../../../schemas/content',
  '../../../schemas/site',
];

/**
 * Changes with a partner's content or images, and with the code that stores them: rows from older code may lack data
 * that is read now. For a demonstration it changes every day too, because its periods move.
 */
export function contentHash(folder: string, now: Millis = Date.now()): string {
  const hash = createHash('sha256');
  const files = [
    ...code.flatMap((path) => filesIn(join(import.meta.dirname, path), /(?<!\.test)\.ts$/)),
    ...filesIn(join(folder, 'content'), /\.json$/),
    ...filesIn(folder, /^images\.json$/),
  ];
  for (const file of files) hash.update(file.slice(file.lastIndexOf('/'))).update(readFileSync(file));
  hash.update(String(daysMoved(periodsAsOf(folder), now)));
  return hash.digest('base64url');
}

export const textHash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The day for which the periods in a partner's file are written, read without validating the file. */
function periodsAsOf(folder: string): string | undefined {
  const file = join(folder, 'content/partner.json');
  return existsSync(file) ? /"periodsAsOf"\s*:\s*"([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

function filesIn(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(folder, file));
}
