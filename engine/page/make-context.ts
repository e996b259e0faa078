import { resolveData, type Scope } from '#engine/bindings/resolve-data.ts';
import { consentsOf } from '#engine/browser/consent/consents.ts';
import { createPerOwnerCache } from '#engine/cache/per-owner-cache.ts';
import type { LanguageOption, MenuEntry, PageContext } from '#engine/context/page-context.ts';
import { sharedMessage } from '#engine/i18n/shared-message.ts';
import type { PreparedPage, PreparedSite } from '#engine/resolve/prepare-site.ts';
import { parentPath } from '#engine/route/page-level.ts';
import { queryValue } from '#engine/route/query-value.ts';
import { usedVendors } from '#engine/vendors/used-vendors.ts';
import type { Registry } from '#registry/contract.ts';
import type { InfoRow } from '#schemas/api/info.ts';
import { type LanguageCode, languageCodes } from '#schemas/language-codes.ts';
import type { Text } from '#schemas/layout/text.ts';
import type { PageRequest } from './page-request.ts';

/** Builds the context of a page for its blocks. Only the query parameters that the page binds are read. */
export function makeContext(
  request: PageRequest,
  page: PreparedPage,
  params: Record<string, string>,
  path: string,
  locale: LanguageCode,
  facts: InfoRow,
  vendors: Registry['vendors'],
): PageContext {
  const { partner, marketing } = facts;
  const { homepageType } = request;
  const config = homepageType ? { ...facts.config, homepageType } : facts.config;
  const mainLocale = partner.language.main.code;
  const query = Object.fromEntries(
    page.queryNames.flatMap((name) => {
      const value = queryValue(request.query, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return {
    locale,
    mainLocale,
    ...wayfinding(request.site, facts, locale),
    path,
    pageKey: page.key,
    parentPath: parentPath(page.key, path, (at) => request.site.match(at) !== undefined),
    params,
    query,
    pageTitle: sharedMessage(`page:${page.key}`, locale) ?? '',
    partner,
    marketing,
    config,
    vendors: usedVendors(vendors, marketing),
    origin: request.origin,
    now: request.now.toISOString(),
    preview: request.preview,
    form: request.form,
    formToken: request.formToken,
    isPrivate: request.isPrivate,
    isLoginEnded: request.isLoginEnded,
    markers: request.markers,
  };
}

type Wayfinding = Pick<PageContext, 'menu' | 'languages' | 'recommendedKeywords' | 'consents'>;
type WayfindingVersion = { facts: InfoRow; locale: LanguageCode; found: Wayfinding };
const wayfindings = createPerOwnerCache<PreparedSite, WayfindingVersion>({ perOwner: languageCodes.length });

/** Menu, languages, keywords and consents, resolved once per document, facts and language. */
function wayfinding(site: PreparedSite, facts: InfoRow, locale: LanguageCode): Wayfinding {
  const known = wayfindings.find(site, (made) => made.facts === facts && made.locale === locale);
  if (known) return known.found;
  const { main, rows } = facts.partner.language;
  const scope: Scope = { locale, mainLocale: main.code, roots: {} };
  const found = {
    menu: resolveData(site.document.menu, scope) as MenuEntry[],
    consents: consentsOf(facts.config.consent, locale, main.code),
    languages: languageOptions(site.document.languages, rows, scope),
    recommendedKeywords: (site.document.recommendedKeywords ?? []).map(
      ({ keyword }) => resolveData(keyword, scope) as Text,
    ),
  };
  wayfindings.store(site, { facts, locale, found });
  return found;
}

function languageOptions(
  custom: PreparedSite['document']['languages'],
  rows: InfoRow['partner']['language']['rows'],
  scope: Scope,
): LanguageOption[] {
  if (!custom) return rows;
  return custom.flatMap((entry): LanguageOption[] => {
    if (!('languageCode' in entry))
      return [
        { url: entry.url, title: resolveData(entry.title, scope) as Text, hrefTarget: entry.hrefTarget },
      ];
    const row = rows.find(({ code }) => code === entry.languageCode);
    return row ? [row] : [];
  });
}
