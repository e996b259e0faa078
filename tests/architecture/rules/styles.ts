import { type ChildNode, type Declaration, parse, type Rule } from 'postcss';
import { blockOf } from '../layers.ts';
import type { SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

const rawColor = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!\s*from\b)/i;

/**
 * Styles of blocks are scoped to their block and follow the theme: selectors and keyframes start with the block's name
 * (in `blocks/_ui`: with a component's), and colors are tokens.
 */
export function checkBlockStyles(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => path.startsWith('blocks/') && path.endsWith('.css'))
    .flatMap(({ path, text }) => {
      const violations: Violation[] = [];
      const add = (node: ChildNode, found: string, rest: Pick<Violation, 'rule' | 'remedy'>) =>
        violations.push({ file: `${path}:${node.source?.start?.line ?? 1}`, found, ...rest });
      const block = blockOf(path);
      const root = parse(text, { from: path });
      root.walkRules((rule) => {
        for (const selector of foreignSelectors(rule, block))
          add(rule, `selects ${selector}`, prefixRule(block));
      });
      root.walkAtRules(/keyframes$/, (rule) => {
        if (!startsWithName(rule.params, block))
          add(rule, `names keyframes ${rule.params}`, keyframesRule(block));
      });
      root.walkDecls((declaration) => {
        const color = findRawColor(declaration);
        if (color) add(declaration, `${declaration.prop} uses ${color}`, colorRule);
      });
      return violations;
    });
}

/** Only top-level rules count: a nested one starts with its parent's selector. */
function foreignSelectors(rule: Rule, block: string | undefined): string[] {
  for (let parent = rule.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'rule') return [];
    if (parent.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))) return [];
  }
  return rule.selectors.filter(
    (selector) => !selector.startsWith('.') || !startsWithName(selector.slice(1), block),
  );
}

function startsWithName(text: string, block: string | undefined): boolean {
  return block ? new RegExp(`^${block}(?![A-Za-z0-9_])`).test(text) : /^[A-Z]/.test(text);
}

function findRawColor({ value }: Declaration): string | undefined {
  return value
    .replace(/url\([^)]*\)/g, '')
    .match(rawColor)?.[0]
    .replace('(', '()');
}

const colorRule = {
  rule: 'Styles of blocks use theme tokens, never a color of their own',
  remedy: 'Use var(--color-…), or color-mix() over tokens; a missing token is added to themes/_base.',
};

const prefixRule = (block: string | undefined) => ({
  rule: `Selectors start with .${block ?? 'ComponentName'}`,
  remedy: block
    ? `Write .${block}, .${block}-part or .${block}--state first; state of the page can be nested inside it.`
    : 'Write .ComponentName, .ComponentName-part or .ComponentName--state first.',
});

const keyframesRule = (block: string | undefined) => ({
  rule: `Keyframes start with ${block ?? 'ComponentName'}, since their names are global`,
  remedy: `Rename them to ${block ?? 'ComponentName'}-….`,
});
