import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import type { PreparedSheet, RequiredClasses, SheetPart } from '#registry/prepared-sheet.ts';
import { panelMediaQueries } from './panel-media-queries.ts';
import { parseSelectors, type Selector } from './selectors.ts';

/** At-rules whose rules are selected one by one. */
const groups = /^(?:layer|media|supports|container|starting-style|scope)$/;

/**
 * Parses a stylesheet for the server, which includes in a page only what its HTML can use. Comments are removed; texts
 * are otherwise unchanged.
 * @throws for CSS that is invalid
 */
export function prepareSheet(css: string): PreparedSheet {
  const root = parse(css);
  root.walkComments((comment) => void comment.remove());
  const parts = root.nodes.map(partOf);
  return { parts, primitives: [...new Set(parts.flatMap(primitivesOf))] };
}

function partOf(node: ChildNode): SheetPart {
  if (node.type === 'rule') return ruleOf(node);
  if (node.type === 'atrule' && node.nodes && groups.test(node.name))
    return {
      ...fitted('prelude', preludeOf(node)),
      parts: node.nodes.map(partOf),
    };
  const isStatement = node.type === 'atrule' && !node.nodes;
  const part = fitted('text', `${node}${isStatement ? ';' : ''}`);
  return node.type === 'atrule' && node.name === 'font-face' ? { ...part, isFontFace: true } : part;
}

const preludeOf = (rule: AtRule) => `@${rule.name}${rule.raws.afterName ?? ' '}${rule.params}`;

function ruleOf(rule: Rule): SheetPart {
  const parsed = parseSelectors(rule.selector);
  const selectors = rule.selectors.map((text, index) => ({
    text,
    needs: requiredClasses(parsed[index] ?? []),
  }));
  const block = rule.clone({ selector: '', raws: { ...rule.raws, selector: undefined, between: '' } });
  return { selectors, ...fitted('body', `${block}`.slice(1, -1)) };
}

/** A text, and how it is beside the side search panel if it differs. */
function fitted<Name extends string>(name: Name, text: string) {
  const panel = panelMediaQueries(text);
  return { [name]: text, ...(panel === text ? {} : { panel }) } as Record<Name, string> & { panel?: string };
}

/** The classes that a selector requires. Elements, attributes and states are ignored, because they change. */
function requiredClasses(selector: Selector): RequiredClasses {
  const needs: RequiredClasses = { all: [], anyOf: [] };
  for (const component of selector) {
    if (component.type === 'class') needs.all.push(component.name);
    // They match if one of their selectors does; `:not` requires nothing.
    if (component.type === 'pseudo-class' && ['is', 'where', 'has'].includes(component.kind))
      needs.anyOf.push((component as { selectors: Selector[] }).selectors.map(requiredClasses));
  }
  return needs;
}

function primitivesOf(part: SheetPart): string[] {
  if ('parts' in part) return part.parts.flatMap(primitivesOf);
  if (!('selectors' in part)) return [];
  return part.selectors.flatMap(({ text }) => /^\.(Ui-[a-zA-Z]+)/.exec(text)?.[1] ?? []);
}
