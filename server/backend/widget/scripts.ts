import { join } from 'node:path';
import { browserScript, type Script } from '#server/backend/scripts/browser-script.ts';

const folder = join(import.meta.dirname, 'browser');

/**
 * A module of the demo widget as a browser takes it: `type1.mjs` and `type2.mjs` are what sites load, the `.ts`
 * ones what these import. Undefined where there is none of that name.
 */
export async function widgetScript(name: string): Promise<Script | undefined> {
  const source = /^type[12]\.mjs$/.test(name) ? name.replace('.mjs', '.ts') : name;
  if (!/^[a-z0-9-]+\.ts$/.test(source)) return undefined;
  return browserScript(join(folder, source)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
