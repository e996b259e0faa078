import { AtRule, type Container, type Plugin, type Rule } from 'postcss';
import { parseSelectors, printSelector, type Selector } from './selectors.ts';

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
  if (!rule.selector.includes(':hover') || isLimited(rule)) return;
  const parsed = parseSelectors(rule.selector);
  const all = rule.selectors.map((text, index) => ({ text, ...withoutHover(parsed[index] ?? []) }));
  const hovering = all.filter(({ isChanged }) => isChanged);
  if (hovering.length === 0) return;
  const others = all.flatMap(({ text, isChanged, rest }) =>
    isChanged ? (rest ? printSelector(rest) : []) : text,
  );
  const query = new AtRule({ name: 'media', params: '(hover)' });
  query.append(rule.clone({ selectors: hovering.map(({ text }) => text) }));
  rule.after(query);
  if (others.length > 0) rule.selectors = others;
  else rule.remove();
}

function isLimited(rule: Rule): boolean {
  for (let parent: Container | undefined = rule; parent; parent = parent.parent as Container | undefined)
    if (parent instanceof AtRule && parent.name === 'media' && parent.params.includes('(hover')) return true;
  return false;
}

/** What a selector matches without hovering: no `rest` if it matches nothing. */
type WithoutHover = { isChanged: boolean; rest?: Selector };

/** `a:is(:hover, :focus)` becomes `a:is(:focus)`, and `a:hover` nothing. `:not(:hover)` needs no hovering. */
function withoutHover(selector: Selector): WithoutHover {
  let isChanged = false;
  const rest: Selector = [];
  for (const component of selector) {
    if (component.type !== 'pseudo-class') rest.push(component);
    else if (component.kind === 'hover') return { isChanged: true };
    else if (component.kind === 'is' || component.kind === 'where' || component.kind === 'has') {
      const list = component.selectors.map(withoutHover);
      const selectors = list.flatMap(({ rest }) => (rest ? [rest] : []));
      if (selectors.length === 0) return { isChanged: true };
      isChanged ||= list.some((one) => one.isChanged);
      rest.push({ ...component, selectors });
    } else rest.push(component);
  }
  return { isChanged, rest };
}
