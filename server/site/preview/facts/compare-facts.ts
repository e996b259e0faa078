import { type FactChanges, type FactKind, factKinds } from '#schemas/operator/swap-report.ts';
import type { Fact } from './facts-of-partner.ts';
import { hasText, type PageText } from './page-text.ts';

/** A rendered page: several URLs may have one key. */
export type ReadPage = { key: string; text: PageText };

/** Compares on which pages two documents show facts, by kind. Kinds without facts are left out. */
export function compareFacts(
  facts: readonly Fact[],
  before: readonly ReadPage[],
  after: readonly ReadPage[],
): FactChanges[] {
  const byKind = new Map<FactKind, FactChanges>();
  for (const fact of facts) {
    const { kind, name } = fact;
    const changes = byKind.get(kind) ?? { kind, total: 0, retained: [], moved: [], lost: [], gained: 0 };
    byKind.set(kind, changes);
    const [from, to] = [pagesWith(fact, before), pagesWith(fact, after)];
    changes.total += 1;
    if (from.length === 0) changes.gained += Number(to.length > 0);
    else if (to.length === 0) changes.lost.push({ name, from });
    else if (!from.some((key) => to.includes(key))) changes.moved.push({ name, from, to });
    else changes.retained.push({ name, noLongerOn: from.filter((key) => !to.includes(key)) });
  }
  return factKinds.flatMap((kind) => byKind.get(kind) ?? []);
}

/** Keys of the pages that show a fact, in their order. */
function pagesWith({ texts }: Fact, pages: readonly ReadPage[]): string[] {
  const keys = new Set<string>();
  for (const { key, text } of pages) {
    if (keys.has(key)) continue;
    if (texts.every((group) => group.some((one) => hasText(text, one)))) keys.add(key);
  }
  return [...keys];
}
