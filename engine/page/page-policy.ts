import { isShareable } from '#engine/context/is-shareable.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import { notFoundKey, type pageKeys } from '#engine/route/page-keys.ts';
import { type CachePolicy, cacheCustom, cacheMissing, cacheNone, strictest } from '#registry/cache-policy.ts';
import type { SourceDefinition } from '#registry/contract.ts';

type PageKey = (typeof pageKeys)[number] | typeof notFoundKey;

/** Cache rules of pages, in addition to their sources' rules. A rule names only what differs from `cacheCustom`. */
const rules: Partial<Record<PageKey, Partial<CachePolicy>>> = {
  [notFoundKey]: { ...cacheMissing, staleIfError: 0 },
};

/** How long caches serve a page: as strictly as its sources, its rule, and the visitor whom it is for require. */
export function pagePolicy(
  context: Pick<PageContext, 'pageKey' | 'form' | 'isPrivate' | 'preview'>,
  sources: readonly Pick<SourceDefinition, 'cache'>[],
): CachePolicy {
  const rule = rules[context.pageKey as PageKey];
  return strictest([
    ...sources.map(({ cache }) => cache),
    cacheCustom({ maxAge: Number.POSITIVE_INFINITY, ...rule }),
    ...(isShareable(context) && !context.preview ? [] : [cacheNone]),
  ]);
}
