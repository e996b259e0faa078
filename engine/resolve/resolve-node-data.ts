import { findFact, resolveData, type Scope } from '#engine/bindings/resolve-data.ts';
import { createPerOwnerCache } from '#engine/cache/per-owner-cache.ts';
import { sameValue } from '#engine/cache/same-value.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { isBinding } from '#schemas/layout/binding.ts';
import type { PreparedBlock } from './prepare-node.ts';

type Version = { locale: LanguageCode; mainLocale: LanguageCode; facts: unknown[]; data: unknown };

const bindings = new WeakMap<PreparedBlock, string[]>();
/** A node's data in each language, and for some values of the facts that it binds. */
const resolved = createPerOwnerCache<PreparedBlock, Version>({ perOwner: 12 });

/**
 * The data of a node as its block receives it: texts in the page's language, facts in place of bindings. For the same
 * language and facts it is the same object as before, so that its rendering can be reused.
 */
export function resolveNodeData(node: PreparedBlock, scope: Scope): unknown {
  const { locale, mainLocale, roots } = scope;
  const bound = bindings.get(node) ?? bindingsIn(node.data);
  bindings.set(node, bound);
  const facts = bound.map((bind) => findFact(bind, roots));
  const known = resolved.find(
    node,
    (version) =>
      version.locale === locale &&
      version.mainLocale === mainLocale &&
      version.facts.every((fact, index) => sameValue(fact, facts[index])),
  );
  if (known) return known.data;
  const data = resolveData(node.data, scope, node.boundMarkup);
  resolved.store(node, { locale, mainLocale, facts, data });
  return data;
}

function bindingsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isBinding(value)) return [value.$bind];
  return Object.values(value).flatMap(bindingsIn);
}
