import type { Plugin } from 'vite';

/** Vite's own id of the wrapper around each `import()`. */
const helper = '\0vite/preload-helper.js';

/**
 * Preloads a chunk's imports with it, as Vite does, in a tenth of the code, because every page's bootstrap carries it.
 * Vite's helper also handles stylesheets of chunks, which this site lacks (docs/decisions/004), and browsers without
 * `modulepreload`, which here request the imports a little later.
 */
export function preloadPlugin(): Plugin {
  return {
    name: 'maru:preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === helper ? preloadCode : undefined),
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

export const preloadCode = `
const asked = new Set();
export const __vitePreload = (load, chunks = []) => {
  for (const chunk of chunks) {
    if (asked.has(chunk)) continue;
    asked.add(chunk);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + chunk }));
  }
  return load();
};
`;
