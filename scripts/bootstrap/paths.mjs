import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Everything that the project generates at run time and git ignores: Node, database, caches, reports. */
export const runtimeDir = join(root, '.maru');
