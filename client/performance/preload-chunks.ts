/*
 * Why it stays: with Vite's own helper, ten times the code, the bootstrap would have 8.2 kB instead of 7.7, of which 8 are
 * allowed (docs/performance/optimizations.md). The rest of it handles stylesheets of chunks, which this site lacks (decision
 * 004), and browsers without `modulepreload`. scripts/vite/preload-plugin.ts puts this in its place.
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
