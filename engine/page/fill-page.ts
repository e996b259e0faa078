import { findFact, resolveData, type Scope } from '#engine/bindings/resolve-data.ts';
import { siteTag, sourceTag } from '#engine/cache/cache-tags.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import { type FailedOutcome, failureText, loadSources } from '#engine/data/load-sources.ts';
import { isRefusedLogin } from '#engine/data/private-reader.ts';
import type { SourceRequest } from '#engine/data/source-request.ts';
import { periodStateAt, type Span } from '#engine/domain/period/period-state.ts';
import { themeColorOf } from '#engine/head/theme-color.ts';
import { sharedMessage } from '#engine/i18n/shared-message.ts';
import { renderPage } from '#engine/render/render-page.ts';
import type { PreparedPage } from '#engine/resolve/prepare-site.ts';
import { type ResolvedNode, resolveNodes } from '#engine/resolve/resolve-page.ts';
import { notFoundKey } from '#engine/route/page-keys.ts';
import { collectStructuredData } from '#engine/structured-data/collect.ts';
import { cacheMissing, strictest } from '#registry/cache-policy.ts';
import type { PageEntry } from '#registry/contract.ts';
import type { PageResponse } from '#schemas/api/page.ts';
import { isBinding } from '#schemas/layout/binding.ts';
import { plain, type Text } from '#schemas/layout/text.ts';
import { nextMidnight } from '#schemas/time/zone.ts';
import { endedEventIndexedMs } from './ended-event-indexed-ms.ts';
import { failedReads, messagesOf } from './failed-reads.ts';
import { makeHead } from './make-head.ts';
import { cachePage, findCachedPage, isUnchanged } from './page-cache.ts';
import { pagePolicy } from './page-policy.ts';
import type { MadePage, PageMaker, PageRequest } from './page-request.ts';
import { countListPages, isPageOutOfRange } from './pagination.ts';
import { planPage } from './plan-page.ts';
import { untimed } from './timings.ts';
import { traceReads } from './trace-reads.ts';

/**
 * Loads what a page reads, passes it to the nodes and renders. `missing`: the page does not exist: a source that it
 * depends on answers 400, 404, 409 or 410 or refuses its parameters, or the list has no such page. `ended`: the page's
 * period is over. If nothing has changed since the page was last made, the result is the same object. Its freshness
 * counts from when its sources are read; make-page.ts knows how much of it is left.
 */
export async function fillPage(
  page: PreparedPage,
  context: PageContext,
  request: PageRequest,
  maker: PageMaker,
): Promise<
  | MadePage
  | { kind: 'missing'; isGone?: boolean }
  | { kind: 'ended'; tags: string[] }
  | { kind: 'unavailable'; reason: string; page: MadePage }
> {
  const { reader, deadline } = maker;
  const { tenantRef, timings = untimed } = request;
  const waitForDeferred = request.waitForDeferred || request.isRenewal;
  const { tracing, onRead } = traceReads(request);
  const load = (reads: readonly SourceRequest[]) => {
    tracing?.begin(reads, (read) => reader.held(tenantRef, read));
    return loadSources(reads, { reader, tenantRef, deadline, waitForDeferred, onRead });
  };
  // A measured page is always rendered.
  const cached = request.timings ? undefined : findCachedPage(page, context);
  const known = cached && (await load(cached.reads));
  if (cached && known && isUnchanged(cached, known)) return cached.made;

  const plan = timings.measure('resolve', () => planPage(request.site, page, context, maker.registry));
  const { nodes, scope, own, metadata, requests, reads } = plan;
  // The URL names something that cannot exist, such as product "abc".
  if (own.some(({ read, isOptional }) => read instanceof Error && !isOptional)) return { kind: 'missing' };
  const outcomes = known ?? (await load(reads));
  await maker.turn?.();

  if (isPageOutOfRange(context, requests, outcomes)) return { kind: 'missing' };
  const pageData: Record<string, unknown> = {};
  let failed: FailedOutcome | undefined;
  for (const { alias, read, isOptional } of own) {
    const outcome = read instanceof Error ? undefined : outcomes.get(read.key);
    if (outcome?.ok) pageData[alias] = outcome.value;
    else if (isOptional) continue;
    else if (outcome && hasNone.has(outcome.status))
      return { kind: 'missing', isGone: outcome.status === 410 };
    else failed ??= outcome;
  }
  const bound: Scope = { ...scope, roots: { ...scope.roots, page: pageData } };
  const lasts = page.until && (findFact(page.until.$bind, bound.roots) as Span | null | undefined);
  const period = lasts ? periodStateAt(lasts, new Date(context.now)) : undefined;
  // `info` is read before the page is known, so it is not among the page's reads.
  const info = maker.registry.sources.get('info');
  const sources = [...(info ? [info] : []), ...reads.map(({ source }) => source)];
  const tags = [siteTag(tenantRef.partnerCode), ...new Set(sources.map(({ name }) => sourceTag(name)))];
  if (period?.state === 'ended') return { kind: 'ended', tags };
  const textOf = (text: unknown) =>
    text === undefined ? undefined : (resolveData(text, bound) as Text | undefined);
  const title = textOf(page.title);
  const shown = { ...context, pageTitle: title ?? context.pageTitle };

  const content = timings.measure('resolve', () => ({
    slots: Object.fromEntries(
      Object.entries(nodes.slots).map(([name, node]) => [
        name,
        resolveNodes([node], requests, outcomes, bound)[0],
      ]),
    ),
    sections: failed ? [withoutContent(failed)] : resolveNodes(nodes.sections, requests, outcomes, bound),
  }));
  const failures = messagesOf(reads, outcomes);
  const skip = sharedMessage('skipToContent', context.locale) ?? '';
  const began = performance.now();
  const { turn } = maker;
  const rendered = await renderPage(content, shown, { skip, failures }, { turn, nodes: tracing?.nodes });
  timings.add('render', performance.now() - began);
  const image = isBinding(page.image) ? textOf(page.image) : page.image;
  const entry = entryOf(own, pageData);
  const listedUntil = entry?.endsAt ? Date.parse(entry.endsAt) + endedEventIndexedMs : undefined;
  const storedHead = outcomes.get(metadata.key);
  const head = makeHead({
    page: shown,
    title: page.key === '/' ? title : shown.pageTitle,
    description: textOf(page.description),
    image: image === undefined ? undefined : plain(image as Text) || undefined,
    noindex:
      page.noindex === true ||
      failed !== undefined ||
      (listedUntil !== undefined && listedUntil <= Date.parse(context.now)) ||
      own.some(({ read }) => !(read instanceof Error) && read.source.noindex) ||
      page.key === notFoundKey ||
      request.preview ||
      request.form !== undefined,
    entry,
    titles: request.site.document.titles,
    board: boardOf(own, pageData),
    themeColor: themeColorOf(request.site),
    language: own
      .map(({ alias, read }) =>
        read instanceof Error || pageData[alias] === undefined
          ? undefined
          : read.source.languageOf?.(pageData[alias]),
      )
      .find((language) => language !== undefined),
    metadata: storedHead?.ok ? (storedHead.value as PageResponse).row : undefined,
  });
  const structured = head.noindex ? undefined : collectStructuredData(content, shown, rendered.failed);
  const midnight = page.usesClock
    ? nextMidnight(context.now, context.config.timeZone).toISOString()
    : undefined;
  const ends = [
    rendered.validUntil,
    period?.until && new Date(period.until).toISOString(),
    plan.until?.toISOString(),
    midnight,
    listedUntil && listedUntil > Date.parse(context.now) ? new Date(listedUntil).toISOString() : undefined,
  ]
    .filter((end) => end !== undefined)
    .sort();
  const problems = [...rendered.problems, ...(structured?.problems ?? []), ...failedReads(plan, outcomes)];
  // A block that throws, or whose entry was deleted, may do so for good: the page is cached, though only for seconds.
  const policy = strictest([pagePolicy(context, sources), ...(problems.length > 0 ? [cacheMissing] : [])]);
  const made: MadePage = {
    kind: 'page',
    chunks: rendered.chunks,
    model: rendered.model,
    types: rendered.types,
    pending: rendered.pending,
    structured: structured && structured.nodes.length > 0 ? structured.nodes : undefined,
    problems,
    isPartial: rendered.pending || failures.length > 0,
    status: failed ? statusOf(failed) : page.key === notFoundKey ? 404 : 200,
    validUntil: ends[0],
    locale: context.locale,
    context: shown,
    head,
    listPages: countListPages(requests, outcomes),
    tags,
    policy,
    freshSeconds: policy.maxAge,
  };
  tracing?.end(outcomes, { site: request.site, page, context: shown, status: made.status, head, ...plan });
  if (failed) return { kind: 'unavailable', reason: failureText(failed), page: made };
  cachePage(page, context, reads, outcomes, made);
  return made;
}

/**
 * What a page is about: the last of its own sources that describes an entry. An article, for example, comes after its
 * board.
 */
const entryOf = (own: Own, data: Record<string, unknown>): PageEntry | undefined =>
  own
    .map(({ alias, read }) =>
      read instanceof Error || data[alias] === undefined ? undefined : read.source.entryOf?.(data[alias]),
    )
    .findLast((entry) => entry !== undefined);

/** The name of the board that a page's article is on. */
const boardOf = (own: Own, data: Record<string, unknown>): string | undefined =>
  own
    .map(({ alias, read }) =>
      read instanceof Error || data[alias] === undefined ? undefined : read.source.boardOf?.(data[alias]),
    )
    .find((board) => board !== undefined);

type Own = ReturnType<typeof planPage>['own'];

/** Statuses of a page's main read that mean that the page does not exist. A conflict is silent (SPEC section 8). */
const hasNone = new Set([400, 404, 409, 410]);

const statusOf = ({ status }: FailedOutcome) => (isRefusedLogin(status) ? 403 : 503);

/** Replaces content that could not be read. */
const withoutContent = (failed: FailedOutcome): ResolvedNode => ({
  kind: 'error',
  key: 'content',
  path: 'page',
  reason: `[data] The content of the page: ${failureText(failed)}`,
  config: undefined,
  isFailedRead: true,
});
