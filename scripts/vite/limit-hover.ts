import { AtRule, type Container, type Plugin, type Rule } from 'postcss';
import { closing, splitList } from '#engine/styles/required-classes.ts';

/**
 * Limits `:hover` rules to devices that can hover: on a touch screen a tapped element would stay hovered until the next
 * tap. Blocks can simply write `:hover`.
 */
export const limitHover = (): Plugin => ({
  postcssPlugin: 'maru:limit-hover',
  Once: (root) => void root.walkRules(limitRule),
});

/** Moves a rule's selectors that need hovering into a media query in place. */
function limitRule(rule: Rule): void {
  const hovering = rule.selectors.filter((selector) => withoutHover(selector) !== selector);
  if (hovering.length === 0 || isLimited(rule)) return;
  const others = rule.selectors.map(withoutHover).filter((selector) => selector !== undefined);
  const query = new AtRule({ name: 'media', params: '(hover)' });
  query.append(rule.clone({ selectors: hovering }));
  rule.after(query);
  if (others.length > 0) rule.selectors = others;
  else rule.remove();
}

function isLimited(rule: Rule): boolean {
  for (let parent: Container | undefined = rule; parent; parent = parent.parent as Container | undefined)
    if (parent instanceof AtRule && parent.name === 'media' && parent.params.includes('(hover')) return true;
  return false;
}

/** The pseudo-classes that take selectors, and `:hover` itself. */
const pseudo = /:(?:(not|is|where|has)\(|hover(?![\w-]))/g;

/**
 * What a selector matches without hovering: `a:is(:hover, :focus)` becomes `a:is(:focus)`, and `a:hover` becomes
 * undefined. `:not(:hover)` needs no hovering.
 */
function withoutHover(selector: string): string | undefined {
  let result = '';
  let from = 0;
  for (const { 0: text, 1: name, index } of selector.matchAll(pseudo)) {
    if (index < from) continue;
    if (!name) return undefined;
    const end = closing(selector, index + text.length - 1);
    if (name !== 'not') {
      const list = splitList(selector.slice(index + text.length, end - 1));
      const others = list.map(withoutHover).filter((one) => one !== undefined);
      if (others.length === 0) return undefined;
      const same = others.every((one, at) => one === list[at]) && others.length === list.length;
      result += same
        ? selector.slice(from, end)
        : `${selector.slice(from, index)}${text}${others.join(', ')})`;
    } else result += selector.slice(from, end);
    from = end;
  }
  return result + selector.slice(from);
}
