/*
 * Why it stays: Vite's own helper is ten times the code, in the bootstrap that every page loads before anything else.
 * Its rest handles stylesheets of chunks, which this site lacks (decision 004), and browsers without `modulepreload`,
 * which here request the imports a little later. scripts/vite/preload-plugin.ts puts this in its place.
 */

const asked = new Set<string>();

/** Loads a chunk, and requests its imports with it instead of after it. */
export const __vitePreload = <T>(load: () => Promise<T>, chunks: readonly string[] = []): Promise<T> => {
  for (const chunk of chunks) {
    if (asked.has(chunk)) continue;
    asked.add(chunk);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${chunk}` }),
    );
  }
  return load();
};
