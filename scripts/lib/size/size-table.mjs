/**
 * @typedef {{ name: string, document: number, css: number, fonts: number, javascript: number, beforePaint: number, scripts: Record<string, number> }} Load
 *   bytes, as tests/e2e/first-load.ts measures them
 */

/** @param {number} bytes */
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

/**
 * A text with one part per page: totals, then what its JavaScript is for, largest first. A script's size is shared out
 * by characters, as parts that are compressed together have no size of their own.
 * @param {readonly Load[]} loads
 * @param {ReadonlyMap<string, ReadonlyMap<string, number>>} ownersByChunk file name → owner → share
 */
export function sizeTable(loads, ownersByChunk) {
  const parts = loads.map((load) => {
    const owners = new Map();
    for (const [script, size] of Object.entries(load.scripts))
      for (const [owner, share] of ownersByChunk.get(script) ?? [['unknown', 1]])
        owners.set(owner, (owners.get(owner) ?? 0) + size * share);
    const rows = [...owners].sort(([, a], [, b]) => b - a).map(([owner, size]) => `  ${kB(size)}  ${owner}`);
    return [
      load.name,
      `${kB(load.document)}  document, of which CSS${kB(load.css)}`,
      `${kB(load.fonts)}  fonts`,
      `${kB(load.javascript)}  JavaScript, of which before the first paint${kB(load.beforePaint)}:`,
      ...rows,
    ].join('\n');
  });
  return `\nkB (1000 bytes) of brotli on a first visit; fonts as they are sent\n\n${parts.join('\n\n')}\n`;
}
