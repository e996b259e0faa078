import type { FastifyRequest } from 'fastify';
import { joinChunks } from '#engine/html/html-chunk.ts';
import { localizedHref } from '#engine/route/href.ts';
import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';
import type { FactsRequest, SwapReport } from '#schemas/operator/swap-report.ts';
import { makePageOf, type PageDeps, PageMoved, PageUnavailable } from '#server/site/pages/page-answers.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { hostName } from '#server/site/requests/request-url.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { type PreviewDeps, prepareInTurn, previewAddress, previewPages } from '../show-preview.ts';
import { compareFacts, type ReadPage } from './compare-facts.ts';
import { factsOfPartner } from './facts-of-partner.ts';
import { pageAddresses } from './page-addresses.ts';
import { pageText } from './page-text.ts';
import { readContent, readInfo } from './read-content.ts';
import { rememberReads } from './remember-reads.ts';

/** Milliseconds after which a report is given up. */
const timeoutMs = 120_000;
/** The languages of a partner are the same in all of them. */
const [anyLanguage] = languageCodes;
/** Partners whose report is being made. */
const busy = new Set<string>();

/**
 * Renders every page of two documents in every language of the partner and compares which facts they show. Pages are
 * rendered one after another, in turn with those of visitors, and nothing is cached.
 * @throws SiteDocumentError; TooBusy if one is being made for this partner or it takes too long; ContentUnavailable
 */
export async function reportFacts(
  deps: PreviewDeps,
  request: Origin,
  { documents: [before, after] }: FactsRequest,
): Promise<SwapReport> {
  const entry = await deps.pages.tenants.entryOf(hostName(request.hostname));
  if (!entry) throw new Error(`[preview] No site has the host "${request.hostname}" any more`);
  if (busy.has(entry.code)) throw new TooBusy(`[preview] Facts of "${entry.code}" are being compared`);
  busy.add(entry.code);
  try {
    const prepare = (text: string, file: string) => prepareInTurn(deps, entry, { text, file });
    const tenants = [await prepare(before, 'before'), await prepare(after, 'after')] as const;
    return await compare(deps, request, tenants);
  } finally {
    busy.delete(entry.code);
  }
}

type Origin = Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>;
type Reading = { pages: PageDeps; origin: Origin; until: number; now: Date };

async function compare(
  deps: PreviewDeps,
  origin: Origin,
  tenants: readonly [Tenant, Tenant],
): Promise<SwapReport> {
  const app = await deps.pages.app();
  const pages = previewPages(deps);
  const reader = rememberReads(pages.reader);
  const reading = { pages: { ...pages, reader }, origin, until: Date.now() + timeoutMs, now: new Date() };
  const { code: partnerCode, partnerId, origin: own } = tenants[0].entry;
  const read = { registry: app.registry, reader, owner: { partnerCode, partnerId, origin: own } };
  const { main, rows } = (await readInfo(read, anyLanguage)).partner.language;
  const report: SwapReport = {
    templates: [tenants[0].site.document.template, tenants[1].site.document.template],
    counts: { kept: 0, moved: 0, lost: 0, pages: 0 },
    ...{ languages: [], unread: [], failed: [[], []] },
  };
  const unread = new Set<string>();
  for (const { code: language } of rows) {
    const content = await readContent(read, language);
    const readOf = (tenant: Tenant) =>
      readPages(reading, tenant, pageAddresses(tenant.site, app.registry, content), language, main.code);
    const [first, second] = [await readOf(tenants[0]), await readOf(tenants[1])];
    for (const reason of [...content.unread, ...first.unread, ...second.unread]) unread.add(reason);
    for (const [index, { failed }] of [first, second].entries())
      report.failed[index]?.push(...failed.map((path) => ({ language, path })));
    const kinds = compareFacts(factsOfPartner(content, language), first.read, second.read);
    report.languages.push({ language, kinds });
    report.counts.pages += first.read.length + second.read.length;
    for (const { kept, moved, lost } of kinds) {
      report.counts.kept += kept.length;
      report.counts.moved += moved.length;
      report.counts.lost += lost.length;
    }
  }
  return { ...report, unread: [...unread] };
}

type ReadPages = { read: ReadPage[]; failed: string[]; unread: string[] };

async function readPages(
  { pages, origin, until, now }: Reading,
  tenant: Tenant,
  found: ReturnType<typeof pageAddresses>,
  language: LanguageCode,
  main: LanguageCode,
): Promise<ReadPages> {
  const read: ReadPage[] = [];
  const failed: string[] = [];
  const address = {
    ...{ ...previewAddress, search: '', host: hostName(origin.hostname), now },
    origin: `${origin.protocol === 'https' ? 'https' : 'http'}://${origin.host.toLowerCase()}`,
  };
  for (const { key, path } of found.pages) {
    if (Date.now() > until) throw new TooBusy('[preview] Comparing facts took too long');
    try {
      const { page } = await makePageOf(pages, tenant, {
        ...address,
        path: localizedHref(path, language, main),
      });
      if (page.status === 200) read.push({ key, text: pageText(joinChunks(page.pieces)) });
      else if (page.status !== 404) failed.push(path);
    } catch (error) {
      if (error instanceof PageUnavailable) failed.push(path);
      else if (!(error instanceof PageMoved)) throw error;
    }
  }
  return { read, failed, unread: found.unread };
}
