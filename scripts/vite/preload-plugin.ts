import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's own id of the wrapper around each `import()`. */
const helper = '\0vite/preload-helper.js';
const ours = fileURLToPath(new URL('../../client/performance/preload-chunks.ts', import.meta.url));

/** Replaces Vite's helper with client/performance/preload-chunks.ts, which explains why. */
export function preloadPlugin(): Plugin {
  return {
    name: 'maru:preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === helper ? ours : undefined),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { code, fileName } of chunks)
        if (/__vite__mapDeps=.*\.css[`'"]/.test(code))
          this.error(`[preload] ${fileName} loads a stylesheet, which nothing waits for`);
      if (chunks.some(({ code }) => code.includes('vite:preloadError')))
        this.error("[preload] Vite's own helper is in the bundle: its id has changed");
    },
  };
}
