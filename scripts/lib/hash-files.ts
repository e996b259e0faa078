import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files in `entries` (files or folders; nonexistent ones are skipped), in a stable order.
 * @param entries paths relative to root
 * @param skip decides by the path relative to root
 * @returns paths relative to root
 */
export function listFiles(root: string, entries: string[], skip: (path: string) => boolean): string[] {
  return entries.flatMap((entry) => {
    const stats = statSync(join(root, entry), { throwIfNoEntry: false });
    if (!stats || skip(entry)) return [];
    if (!stats.isDirectory()) return [entry];
    const names = readdirSync(join(root, entry)).sort();
    return listFiles(
      root,
      names.map((name) => `${entry}/${name}`),
      skip,
    );
  });
}

/**
 * One hash over names and contents: it changes exactly when a file is added, removed, renamed or edited.
 * @param files paths relative to root
 */
export function hashFiles(root: string, files: string[]) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
