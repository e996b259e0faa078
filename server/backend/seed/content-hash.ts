import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Where it is decided what a row looks like.
const code = [
  '.',
  '../resources',
  '../database',
  '../../../schemas',
  '../../../schemas/content',
  '../../../schemas/site',
];

/**
 * Changes when a partner's content or pictures do, and when the code does that stores them: what it stored before
 * may lack something that is read today.
 */
export function contentHash(folder: string): string {
  const hash = createHash('sha256');
  const files = [
    ...code.flatMap((path) => filesIn(join(import.meta.dirname, path), /(?<!\.test)\.ts$/)),
    ...filesIn(join(folder, 'content'), /\.json$/),
    ...filesIn(folder, /^images\.json$/),
  ];
  for (const file of files) hash.update(file.slice(file.lastIndexOf('/'))).update(readFileSync(file));
  return hash.digest('base64url');
}

export const textHash = (text: string): string => createHash('sha256').update(text).digest('base64url');

function filesIn(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(folder, file));
}
