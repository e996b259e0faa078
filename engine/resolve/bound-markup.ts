import { type MarkupPlan, markupPlan, planBelow } from '#engine/data/sanitize.ts';
import type { BlockDefinition, Registry } from '#registry/contract.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import { type Binding, isBinding } from '#schemas/layout/binding.ts';
import type { Page } from '#schemas/layout/page.ts';
import { factSchemas } from './facts.ts';

/** What a page's bindings can name in addition to the facts: its own sources. */
export type BindingScope = { registry: Registry; sources?: Page['sources'] };

/** Turns the fact of a binding into markup. */
type ToMarkup = (fact: unknown) => unknown;

/**
 * The bindings in a node's data whose place takes markup, each with what makes markup of its fact. Facts whose own
 * schema is markup were sanitized when they were read. All others are text, including visitors' text, and are escaped.
 * @returns undefined if there are none, as in almost every node
 */
export function boundMarkup(
  data: unknown,
  { schema }: BlockDefinition,
  scope: BindingScope,
): ReadonlyMap<Binding, ToMarkup> | undefined {
  const found = new Map<Binding, ToMarkup>();
  const visit = (value: unknown, place: MarkupPlan | undefined) => {
    if (!place || typeof value !== 'object' || value === null) return;
    if (isBinding(value)) {
      const fact = planOfFact(value.$bind, scope);
      found.set(value, (given) => escapeTexts(given, place, fact));
      return;
    }
    for (const [key, part] of Object.entries(value)) visit(part, planBelow(place, key));
  };
  visit(data, markupPlan(schema));
  return found.size > 0 ? found : undefined;
}

function planOfFact(bind: string, { registry, sources = {} }: BindingScope): MarkupPlan | undefined {
  const [root = '', ...names] = bind.split('.');
  const facts = factSchemas[root as keyof typeof factSchemas];
  if (facts) return names.reduce(planBelow, markupPlan(facts));
  const [alias = '', ...below] = names;
  const source = root === 'page' && Object.hasOwn(sources, alias) ? sources[alias] : undefined;
  const response = source && registry.sources.get(source.name)?.response;
  return response && below.reduce(planBelow, markupPlan(response));
}

/** Escapes the strings that are markup in their place, but not by the schema of the fact. */
function escapeTexts(value: unknown, place: MarkupPlan | undefined, fact: MarkupPlan | undefined): unknown {
  if (!place) return value;
  if (typeof value === 'string') return place.html && !fact?.html ? escapeHtml(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    // Each string of a text per language, or of a text with its language, is shown in the place itself.
    const below = planBelow(place, key) ?? (place.html ? place : undefined);
    return [key, escapeTexts(part, below, planBelow(fact, key))] as const;
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
