import { type CssNode, parseSheet, sheetText } from './parse-sheet.ts';
import { classesIn, isMet } from './required-classes.ts';
import { variablesIn } from './used-classes.ts';

/** A stylesheet without the rules that cannot match anything in a page. */
export type Cut = {
  css: string;
  /** Nothing was removed. */
  isWhole: boolean;
  /** The custom properties that it refers to. */
  variables: readonly string[];
};

/** Removes unused rules of one stylesheet. Results are cached by the used classes, as many pages use the same ones. */
export type SheetCutter = (has: (name: string) => boolean) => Cut;

const maxCuts = 200;

/** Parses a stylesheet once, to cut it many times. */
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
    if (cuts.size >= maxCuts) cuts.clear();
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
