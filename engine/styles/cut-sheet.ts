import { type CssNode, parseSheet, sheetText } from './parse-sheet.ts';
import { classesIn, isMet } from './required-classes.ts';
import { variablesIn } from './used-classes.ts';

/** A stylesheet without the rules that could match nothing in a page. */
export type Cut = {
  css: string;
  /** Nothing was left out. */
  isWhole: boolean;
  /** The custom properties that it takes values from. */
  variables: readonly string[];
};

/** Cuts one stylesheet to pages. What was cut is kept by the classes that the page had of it: most pages have the same. */
export type SheetCutter = (has: (name: string) => boolean) => Cut;

const keptCuts = 200;

/** Reads a stylesheet once, to cut it many times. */
export function createCutter(css: string): SheetCutter {
  const nodes = parseSheet(css);
  const whole = sheetText(nodes, () => true);
  const classes = [...new Set(nodes.flatMap(classesOf))];
  const cuts = new Map<string, Cut>();
  return (has) => {
    const key = classes.map((name) => (has(name) ? '1' : '0')).join('');
    const known = cuts.get(key);
    if (known) return known;
    const text = sheetText(nodes, (needs) => isMet(needs, has));
    const cut = { css: text, isWhole: text === whole, variables: variablesIn(text) };
    if (cuts.size >= keptCuts) cuts.clear();
    cuts.set(key, cut);
    return cut;
  };
}

function classesOf(node: CssNode): string[] {
  if (node.kind === 'text') return [];
  return node.kind === 'group'
    ? node.nodes.flatMap(classesOf)
    : node.selectors.flatMap(({ needs }) => classesIn(needs));
}
