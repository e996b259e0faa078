/** Bytes in brotli by kind; `withSlider` once the first slide has moved. */
type Totals = {
  document: number;
  css: number;
  fonts: number;
  javascript: number;
  beforePaint: number;
  withSlider?: number;
};
export type Load = Totals & {
  name: string;
  screen: string;
  withSlider: number;
  scripts: Record<string, number>;
};

const totals: [part: keyof Totals, words: string][] = [
  ['document', 'document'],
  ['css', 'of it CSS'],
  ['fonts', 'fonts'],
  ['beforePaint', 'JavaScript before the first paint'],
  ['javascript', 'JavaScript until the first slide moves'],
];

/**
 * A text with one part per page and screen: totals and their budgets, then the owners of its JavaScript, largest first.
 * A script's size is divided in proportion to characters: parts that are compressed together have no size of their own.
 * @param ownersByChunk file name → owner → share
 * @param budgets by the names of the pages
 */
export function sizeTable(
  loads: readonly Load[],
  ownersByChunk: ReadonlyMap<string, ReadonlyMap<string, number>>,
  budgets: Readonly<Record<string, Totals>>,
) {
  const parts = loads.map((load) => {
    const owners = new Map();
    for (const [script, size] of Object.entries(load.scripts))
      for (const [owner, share] of ownersByChunk.get(script) ?? [['unknown', 1]])
        owners.set(owner, (owners.get(owner) ?? 0) + size * share);
    const rows = [...owners].sort(([, a], [, b]) => b - a).map(([owner, size]) => `  ${kB(size)}  ${owner}`);
    const budget = budgets[load.name];
    return [
      `${load.name}, ${load.screen}`,
      ...totals.map(([part, words]) => `${ofBudget(load[part], budget?.[part])}  ${words}`),
      // Pages without a slider have one budget for both.
      `${ofBudget(load.withSlider, budget?.withSlider ?? budget?.javascript)}  JavaScript in all:`,
      ...rows,
    ].join('\n');
  });
  return `\nkB (1000 bytes) of brotli on a first visit, of what the budget allows; fonts as they are sent\n\n${parts.join('\n\n')}\n`;
}

export const kB = (bytes: number, digits: number = 1) => (bytes / 1000).toFixed(digits).padStart(7);

/** @param budget what the budget allows */
export const ofBudget = (bytes: number, budget: number = Number.NaN) => `${kB(bytes)} of${kB(budget)}`;
