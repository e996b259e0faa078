import { failureText, loadSources, type SourceOutcome } from '#engine/data/load-sources.ts';
import type { AnswerMeta } from '#engine/data/source-reader.ts';
import { splitLocale } from '#engine/route/href.ts';
import { eventEndedKey, notFoundKey } from '#engine/route/page-keys.ts';
import type { InfoResponse, InfoRow } from '#schemas/api/info.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { fillPage } from './fill-page.ts';
import { makeContext } from './make-context.ts';
import type { PageMaker, PageRequest, PageResult } from './page-request.ts';

/**
 * Makes one page: route, facts, sources, nodes, HTML, head. An unknown path, or a page that `fillPage` finds missing,
 * results in the not-found page, an ended event in the event-ended page. Without facts the result is `unavailable`. If
 * the path names the main language, it is `redirect`.
 * @throws Error if the template has no such page, or there is no source `info`
 */
export async function makePage(request: PageRequest, maker: PageMaker): Promise<PageResult> {
  const { isRenewal = false } = request;
  let isOutdated = false;
  let freshUntil = Number.POSITIVE_INFINITY;
  const onAnswer = (about: AnswerMeta) => {
    isOutdated ||= about.isOutdated;
    freshUntil = Math.min(freshUntil, about.freshUntil);
  };
  const reader: PageMaker['reader'] = {
    ...maker.reader,
    peek: (tenantRef, read) => {
      const known = maker.reader.peek(tenantRef, read, isRenewal);
      if (known) freshUntil = Math.min(freshUntil, known.freshUntil);
      return known;
    },
    read: (tenantRef, read) => maker.reader.read(tenantRef, read, { isRenewal, onAnswer }),
  };
  const result = await makeFrom(request, { ...maker, reader });
  if (result.kind !== 'page') return result;
  // The page may come from a cache, and its sources may have been cached for a while.
  const left = Math.ceil((freshUntil - Date.now()) / 1000);
  const freshSeconds = Math.min(result.freshSeconds, left);
  return { ...result, freshSeconds, ...(isOutdated ? { isOutdated } : {}) };
}

async function makeFrom(request: PageRequest, maker: PageMaker): Promise<PageResult> {
  const { segment, path } = splitLocale(request.path);
  const info = await readInfo(segment, request, maker);
  if (!info.ok) return { kind: 'unavailable', reason: failureText(info) };
  const row = (info.value as InfoResponse).row;
  const mainLocale = row.partner.language.main.code;
  if (segment === mainLocale) return { kind: 'redirect', to: path };
  const offered = row.partner.language.rows.some(({ code }) => code === segment);
  if (segment && !offered) {
    const main = await readInfo(undefined, request, maker);
    return main.ok
      ? show(notFoundKey, {}, path, mainLocale, (main.value as InfoResponse).row)
      : { kind: 'unavailable', reason: failureText(main) };
  }
  const match = request.site.match(path);
  return show(match?.pageKey ?? notFoundKey, match?.params ?? {}, path, segment ?? mainLocale, row);

  async function show(
    pageKey: string,
    params: Record<string, string>,
    at: string,
    locale: LanguageCode,
    facts: InfoRow,
  ): Promise<PageResult> {
    const page = request.site.page(pageKey);
    if (!page)
      throw new Error(`[page] The template "${request.site.document.template}" has no page "${pageKey}"`);
    const context = makeContext(request, page, params, at, locale, facts, maker.registry.vendors);
    const made = await fillPage(page, context, request, maker);
    if (made.kind === 'missing') {
      const missing = await show(notFoundKey, {}, at, locale, facts);
      return made.isGone && missing.kind === 'page' ? { ...missing, status: 410 } : missing;
    }
    if (made.kind !== 'ended') return made;
    const after = await show(eventEndedKey, {}, at, locale, facts);
    // Extending the event must purge this page too.
    return after.kind === 'page' ? { ...after, tags: [...new Set([...after.tags, ...made.tags])] } : after;
  }
}

async function readInfo(
  languageCode: LanguageCode | undefined,
  { tenantRef, timings }: PageRequest,
  { registry, reader, deadline }: PageMaker,
): Promise<SourceOutcome> {
  const source = registry.sources.get('info');
  if (!source) throw new Error('[page] The registry has no source "info"');
  const params = languageCode ? { languageCode } : {};
  const request = { key: `info?${languageCode ?? ''}`, source, params, deferred: false };
  const known = reader.peek(tenantRef, request);
  if (known) return { ok: true, value: known.value };
  const onRead = timings && ((_: object, took: number) => timings.add('load-info', took));
  const outcomes = await loadSources([request], { reader, tenantRef, deadline, onRead });
  return outcomes.get(request.key) ?? { ok: false, status: 500, message: 'info was not read' };
}
