import type { Catalog } from '#engine/i18n/catalog.ts';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import sharedMessages from '#engine/i18n/messages.json' with { type: 'json' };
import type { BlockDefinition } from '#registry/contract.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';

const catalogs = new WeakMap<BlockDefinition, Partial<Record<LanguageCode, Catalog>>>();

/** The messages of a block in one language: the shared ones, overridden by its own. Built once. */
export function catalogOf(block: BlockDefinition, locale: LanguageCode): Catalog {
  const known = catalogs.get(block) ?? {};
  catalogs.set(block, known);
  known[locale] ??= { ...sharedCatalog(block, locale), ...compileCatalog(block.messages, locale) };
  return known[locale];
}

/** Static blocks may use every shared message; an island receives only the groups that its meta lists. */
function sharedCatalog({ meta }: BlockDefinition, locale: LanguageCode): Catalog {
  const shared = compileCatalog(sharedMessages, locale);
  if (meta.hydrate === 'never') return shared;
  const groups = meta.sharedMessages ?? [];
  return Object.fromEntries(
    Object.entries(shared).filter(([key]) => groups.includes(key.split('.')[0] ?? '')),
  );
}
