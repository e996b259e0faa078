import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { BlockMeta } from '#registry/contract.ts';

const virtualId = 'virtual:maru/islands';
const resolvedId = `\0${virtualId}`;

/**
 * Generates the browser's table of hydrating blocks. `import.meta.glob` would also emit a chunk for each static block,
 * and its table would grow with blocks that never reach the browser. Each block's meta declares whether it hydrates.
 */
export function islandsPlugin(root: string): Plugin {
  const blocks = join(root, 'blocks');
  return {
    name: 'maru:islands',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const lines: string[] = [];
      for (const type of readdirSync(blocks).sort()) {
        const schema = join(blocks, type, 'schema.ts');
        if (!existsSync(schema)) continue;
        this.addWatchFile(schema);
        const { meta } = (await import(`${pathToFileURL(schema).href}?${Date.now()}`)) as {
          meta?: BlockMeta;
        };
        if (!meta) throw new Error(`[registry] blocks/${type}/schema.ts does not export "meta".`);
        if (meta.hydrate !== 'never')
          lines.push(`${JSON.stringify(type)}: () => import('/blocks/${type}/index.tsx')`);
      }
      return `export const islands = {\n${lines.join(',\n')}\n};`;
    },
  };
}
