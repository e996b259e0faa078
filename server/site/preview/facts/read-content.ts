import { isMissing } from '#engine/api/is-missing.ts';
import type { TenantRef } from '#engine/data/answer-key.ts';
import { failureText, loadSources } from '#engine/data/load-sources.ts';
import type { SourceReader } from '#engine/data/source-reader.ts';
import { toSourceRequest } from '#engine/data/source-request.ts';
import type { Registry } from '#registry/contract.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { PartnerContent } from './facts-of-partner.ts';

/** Rows per call, and calls per list. */
const pageSize = 100;
const maxPages = 5;
/** Milliseconds for one call. */
const deadline = 5_000;

type ReadDeps = { registry: Registry; reader: SourceReader; tenantRef: TenantRef };
/** `brandings`: only their pages are of interest. `unread`: lists that have more rows than were read. */
export type ReadContent = PartnerContent & { brandings: readonly { id: number }[]; unread: string[] };

/** A source that facts need could not be read. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
}

/**
 * Reads everything that facts are taken from, in one language.
 * @throws ContentUnavailable
 */
export async function readContent(deps: ReadDeps, locale: LanguageCode): Promise<ReadContent> {
  const unread: string[] = [];
  const rows = async <Name extends keyof PartnerContent | 'brandings'>(name: Name) =>
    (await readRows(deps, name, locale, unread)) as unknown as ReadContent[Name];
  const charges = await readOne(deps, 'medical-charges', { limit: pageSize }, locale);
  return {
    info: await readInfo(deps, locale),
    products: await rows('products'),
    employees: await rows('employees'),
    exhibitions: await rows('exhibitions'),
    events: await rows('events'),
    notices: await rows('notices'),
    faqs: await rows('faqs'),
    brandings: await rows('brandings'),
    charges: (charges as PartnerContent['charges'] | undefined) ?? { rows: [], currency: 'KRW' },
    unread,
  };
}

/** The clinic's own facts, with its languages. @throws ContentUnavailable */
export async function readInfo(deps: ReadDeps, locale: LanguageCode): Promise<PartnerContent['info']> {
  const answer = (await readOne(deps, 'info', {}, locale)) as { row: PartnerContent['info'] } | undefined;
  if (!answer) throw new ContentUnavailable('[preview] The partner has no info');
  return answer.row;
}

async function readRows(
  deps: ReadDeps,
  name: string,
  locale: LanguageCode,
  unread: string[],
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await readOne(deps, name, { page, limit: pageSize }, locale);
    const list = answer as { rows: unknown[]; count: number } | undefined;
    rows.push(...(list?.rows ?? []));
    if (!list || list.rows.length === 0 || rows.length >= list.count) return rows;
    if (page === maxPages) unread.push(`${name}: ${rows.length} of ${list.count} rows were read.`);
  }
  return rows;
}

/** An answer of a source; undefined if the partner has none (404 or 410). */
async function readOne(
  { registry, reader, tenantRef }: ReadDeps,
  name: string,
  params: Record<string, number>,
  locale: LanguageCode,
): Promise<unknown> {
  const request = toSourceRequest({ name, params }, registry, { roots: {}, locale });
  const outcomes = await loadSources([request], { reader, tenantRef, deadline, waitForDeferred: true });
  const outcome = outcomes.get(request.key);
  if (outcome?.ok) return outcome.value;
  if (isMissing(outcome?.status)) return undefined;
  throw new ContentUnavailable(`[preview] ${name}: ${outcome ? failureText(outcome) : 'no answer'}`);
}
