import { closing, quoteEnd, type RequiredClasses, requiredClasses, splitList } from './required-classes.ts';

/** A stylesheet parsed as far as needed for cutting: rules with their selectors, and at-rules that contain rules. */
export type CssNode =
  /** A statement, or an at-rule that is left unchanged, such as `@font-face`. */
  | { kind: 'text'; text: string }
  | { kind: 'group'; prelude: string; nodes: CssNode[] }
  | { kind: 'rule'; selectors: { text: string; needs: RequiredClasses }[]; body: string };

const group = /^@(?:layer|media|supports|container|starting-style|scope)\b/;

const commentOrQuote = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;

/** Parses a stylesheet. Comments are removed; the rules are otherwise unchanged. */
export const parseSheet = (css: string): CssNode[] =>
  parseRules(css.replace(commentOrQuote, (found) => (found.startsWith('/*') ? '' : found)));

function parseRules(css: string): CssNode[] {
  const nodes: CssNode[] = [];
  let from = 0;
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = quoteEnd(css, at);
    else if (sign === '(' || sign === '[') at = closing(css, at) - 1;
    else if (sign === ';') {
      nodes.push({ kind: 'text', text: css.slice(from, at + 1).trim() });
      from = at + 1;
    } else if (sign === '{') {
      const end = closing(css, at);
      nodes.push(nodeOf(css.slice(from, at).trim(), css.slice(at + 1, end - 1)));
      from = end;
      at = end - 1;
    }
  }
  return nodes;
}

function nodeOf(prelude: string, body: string): CssNode {
  if (group.test(prelude)) return { kind: 'group', prelude, nodes: parseRules(body) };
  if (prelude.startsWith('@')) return { kind: 'text', text: `${prelude}{${body}}` };
  const selectors = splitList(prelude).map((text) => ({ text, needs: requiredClasses(text) }));
  return { kind: 'rule', selectors, body };
}

/** The text of a stylesheet with only the selectors for which `keeps` returns true. */
export function sheetText(nodes: readonly CssNode[], keeps: (needs: RequiredClasses) => boolean): string {
  return nodes.map((node) => nodeText(node, keeps)).join('');
}

function nodeText(node: CssNode, keeps: (needs: RequiredClasses) => boolean): string {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'rule') {
    const matching = node.selectors.filter(({ needs }) => keeps(needs)).map(({ text }) => text);
    return matching.length > 0 ? `${matching.join(',')}{${node.body}}` : '';
  }
  const text = sheetText(node.nodes, keeps);
  // An empty layer still declares its order among the others.
  return text || node.prelude.startsWith('@layer') ? `${node.prelude}{${text}}` : '';
}
