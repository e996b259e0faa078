import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
 * that is read now.
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
