import type { z } from 'zod';
import { findFact } from '#engine/bindings/resolve-data.ts';
import { createPerOwnerCache } from '#engine/cache/per-owner-cache.ts';
import { sameValue } from '#engine/cache/same-value.ts';
import type { Registry, SourceDefinition, SourceParams } from '#registry/contract.ts';
import { isBinding } from '#schemas/layout/binding.ts';
import type { SourceRef } from '#schemas/layout/node.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/** One read of one source with resolved parameters. Equal reads have equal keys. */
export type SourceRequest = {
  key: string;
  source: SourceDefinition;
  params: SourceParams;
  deferred: boolean;
};

/**
 * Resolves the parameters of a source reference: replaces bindings, drops empty values and adds the page's language.
 * Query values that the source's schema refuses are dropped too, so that a visitor's `?page=x` shows the first page
 * and never an error.
 * @throws if the source is unknown or it refuses a parameter that the document itself sets
 */
export function toSourceRequest(
  ref: SourceRef,
  registry: Registry,
  { roots, locale }: { roots: Record<string, unknown>; locale: LanguageCode },
): SourceRequest {
  const source = registry.sources.get(ref.name);
  if (!source) throw new Error(`[resolve] Unknown source "${ref.name}"`);
  const params = Object.entries(ref.params ?? {});
  const actual = params.map(([, value]) => (isBinding(value) ? findFact(value.$bind, roots) : value));
  const known = made.find(
    ref,
    ({ request, ...version }) =>
      request.source === source &&
      version.locale === locale &&
      version.actual.every((value, index) => sameValue(value, actual[index])),
  );
  if (known) return known.request;
  const request = makeRequest(ref, source, locale, params, actual);
  made.store(ref, { locale, actual, request });
  return request;
}

type Version = { locale: LanguageCode; actual: unknown[]; request: SourceRequest };

/** A reference's requests in each language, and for some pages of a list. */
const made = createPerOwnerCache<SourceRef, Version>({ perOwner: 12 });

function makeRequest(
  ref: SourceRef,
  source: SourceDefinition,
  locale: LanguageCode,
  given: [string, unknown][],
  values: unknown[],
): SourceRequest {
  const params: Record<string, unknown> = { languageCode: locale };
  for (const [index, [name, value]] of given.entries()) {
    const fromVisitor = isBinding(value) && value.$bind.startsWith('query.');
    const actual = values[index];
    if (actual === undefined || actual === null || actual === '') continue;
    const schema = source.params.shape[name];
    if (fromVisitor && schema && !(schema as z.ZodType).safeParse(actual).success) continue;
    params[name] = actual;
  }
  const own = source.params.parse(params) as SourceParams;
  const parsed = source.asksFor?.(own) ?? own;
  const stable = Object.entries(parsed)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    key: `${ref.name}?${JSON.stringify(stable)}`,
    source,
    params: parsed,
    deferred: ref.deferred === true,
  };
}
