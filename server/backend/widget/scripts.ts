import { join } from 'node:path';
import { browserScript, type Script } from '#server/backend/scripts/browser-script.ts';

const folder = join(import.meta.dirname, 'browser');
/** It is checked here as by the backend. */
const phone = join(import.meta.dirname, '../../../schemas/site/phone.ts');

/**
 * Returns a module of the demo widget for browsers. Sites load `type1.mjs` and `type2.mjs`, which import `.ts` modules.
 * Undefined if there is no such module.
 */
export async function widgetScript(name: string): Promise<Script | undefined> {
  const source = /^type[12]\.mjs$/.test(name) ? name.replace('.mjs', '.ts') : name;
  if (!/^[a-z0-9-]+\.ts$/.test(source)) return undefined;
  return browserScript(source === 'phone.ts' ? phone : join(folder, source)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
}
