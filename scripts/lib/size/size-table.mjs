/**
 * @typedef {{ document: number, css: number, fonts: number, javascript: number, beforePaint: number, withSlider?: number }} Totals
 *   bytes, as tests/e2e/first-load.ts measures them
 * @typedef {Totals & { name: string, screen: string, withSlider: number, scripts: Record<string, number> }} Load
 */

/** @type {[part: keyof Totals, words: string][]} */
const totals = [
  ['document', 'document'],
  ['css', 'of it CSS'],
  ['fonts', 'fonts'],
  ['beforePaint', 'JavaScript before the first paint'],
  ['javascript', 'JavaScript until the first slide moves'],
];

/**
 * A text with one part per page and screen: totals and their budgets, then the owners of its JavaScript, largest first.
 * A script's size is divided in proportion to characters: parts that are compressed together have no size of their own.
 * @param {readonly Load[]} loads
 * @param {ReadonlyMap<string, ReadonlyMap<string, number>>} ownersByChunk file name → owner → share
 * @param {Readonly<Record<string, Totals>>} budgets by the names of the pages
 */
export function sizeTable(loads, ownersByChunk, budgets) {
  const parts = loads.map((load) => {
    const owners = new Map();
    for (const [script, size] of Object.entries(load.scripts))
      for (const [owner, share] of ownersByChunk.get(script) ?? [['unknown', 1]])
        owners.set(owner, (owners.get(owner) ?? 0) + size * share);
    const rows = [...owners].sort(([, a], [, b]) => b - a).map(([owner, size]) => `  ${kB(size)}  ${owner}`);
    const most = budgets[load.name];
    return [
      `${load.name}, ${load.screen}`,
      ...totals.map(([part, words]) => `${ofBudget(load[part], most?.[part])}  ${words}`),
      // Pages without a slider have one budget for both.
      `${ofBudget(load.withSlider, most?.withSlider ?? most?.javascript)}  JavaScript in all:`,
      ...rows,
    ].join('\n');
  });
  return `\nkB (1000 bytes) of brotli on a first visit, of what the budget allows; fonts as they are sent\n\n${parts.join('\n\n')}\n`;
}

/** @param {number} bytes @param {number} [digits] */
export const kB = (bytes, digits = 1) => (bytes / 1000).toFixed(digits).padStart(7);

/** @param {number} bytes @param {number} [most] what the budget allows */
export const ofBudget = (bytes, most = Number.NaN) => `${kB(bytes)} of${kB(most)}`;
