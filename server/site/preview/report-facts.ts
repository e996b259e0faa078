import type { FastifyRequest } from 'fastify';
import { languageCodes } from '#schemas/language-codes.ts';
import type { FactsRequest, SwapReport } from '#schemas/operator/swap-report.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { hostName, originOf } from '#server/site/requests/request-url.ts';
import { tenantRefOf } from '#server/site/tenant/tenant-ref.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { compareFacts } from './facts/compare-facts.ts';
import { factsOfPartner } from './facts/facts-of-partner.ts';
import { pageAddresses } from './facts/page-addresses.ts';
import { readContent, readInfo } from './facts/read-content.ts';
import { readPages } from './facts/read-pages.ts';
import { rememberReads } from './facts/remember-reads.ts';
import { type PreviewDeps, prepareQueued, previewAddress, previewPages } from './show-preview.ts';

/** Milliseconds after which a report is given up. */
const timeoutMs = 120_000;
/** Every language's answer names the languages of the partner. */
const [anyLanguage] = languageCodes;
/** Partners whose report is being made. */
const busy = new Set<string>();

type Origin = Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>;

/**
 * Renders the pages of two documents in the languages of the partner and compares which facts they show. Pages are
 * rendered one after another, taking turns with visitors' pages, and nothing is cached.
 * @throws SiteDocumentError; TooBusy if a report is being made for this partner or it takes too long;
 * ContentUnavailable
 */
export async function reportFacts(
  deps: PreviewDeps,
  request: Origin,
  { documents: [before, after], languages }: FactsRequest,
): Promise<SwapReport> {
  const entry = await deps.pages.tenants.entryOf(hostName(request.hostname));
  if (!entry) throw new Error(`[preview] No site has the host "${request.hostname}" any more`);
  if (busy.has(entry.code)) throw new TooBusy(`[preview] Facts of "${entry.code}" are being compared`);
  busy.add(entry.code);
  try {
    const prepare = (text: string, file: string) => prepareQueued(deps, entry, { text, file });
    const tenants = [await prepare(before, 'before'), await prepare(after, 'after')] as const;
    return await compare(deps, request, tenants, languages);
  } finally {
    busy.delete(entry.code);
  }
}

async function compare(
  deps: PreviewDeps,
  request: Origin,
  tenants: readonly [Tenant, Tenant],
  languages: FactsRequest['languages'],
): Promise<SwapReport> {
  const { registry } = await deps.pages.app();
  const pages = previewPages(deps);
  const reader = rememberReads(pages.reader);
  const sources = { registry, reader, tenantRef: tenantRefOf(tenants[0].entry) };
  const { main, rows } = (await readInfo(sources, anyLanguage)).partner.language;
  const address = {
    ...previewAddress,
    origin: originOf(request),
    host: hostName(request.hostname),
    now: new Date(),
  };
  const options = { address, main: main.code, until: Date.now() + timeoutMs };
  const report = emptyReport(tenants);
  const unread = new Set<string>();
  for (const { code: language } of rows.filter(({ code }) => languages?.includes(code) ?? true)) {
    const content = await readContent(sources, language);
    const facts = factsOfPartner(content, language);
    const readOf = async (tenant: Tenant, failed: SwapReport['failed'][number]) => {
      const found = pageAddresses(tenant.site, registry, content);
      const made = await readPages({ ...pages, reader }, tenant, found.pages, { ...options, language });
      for (const reason of [...content.unread, ...found.unread]) unread.add(reason);
      failed.push(...made.failed.map((path) => ({ language, path })));
      report.counts.pages += made.read.length;
      return made.read;
    };
    const first = await readOf(tenants[0], report.failed[0]);
    const second = await readOf(tenants[1], report.failed[1]);
    addChanges(report, { language, kinds: compareFacts(facts, first, second) });
  }
  return { ...report, unread: [...unread] };
}

const emptyReport = ([before, after]: readonly [Tenant, Tenant]): SwapReport => ({
  templates: [before.site.document.template, after.site.document.template],
  counts: { retained: 0, moved: 0, lost: 0, pages: 0 },
  languages: [],
  unread: [],
  failed: [[], []],
});

function addChanges({ languages, counts }: SwapReport, changes: SwapReport['languages'][number]): void {
  languages.push(changes);
  for (const { retained, moved, lost } of changes.kinds) {
    counts.retained += retained.length;
    counts.moved += moved.length;
    counts.lost += lost.length;
  }
}
