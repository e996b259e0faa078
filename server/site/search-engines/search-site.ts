import { plainDescription } from '#engine/head/plain-description.ts';
import { shownText } from '#schemas/localized.ts';
import type { LanguageCode, LocalizedText } from '#schemas/primitives.ts';
import { siteInfo } from '#server/site/pages/site-info.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { listedOrigin, type SearchReader, type SearchSite } from './deps.ts';

/** Reads what describes a site as a whole for search engines. Undefined while its facts cannot be read. */
export async function searchSite(
  { pages }: Pick<SearchReader, 'pages'>,
  tenant: Tenant,
  asked: string,
  language?: LanguageCode,
): Promise<SearchSite | undefined> {
  const info = await siteInfo(pages, tenant, language);
  if (!info) return undefined;
  const { partner, config } = info;
  const main = partner.language.main.code;
  const textIn = (text: LocalizedText | null) => {
    if (text === null || typeof text === 'string') return text ?? '';
    return shownText(text, language ?? main, main) ?? '';
  };
  const rows = partner.language.rows.map(({ code }) => code);
  // The languages that the switcher offers are those in which pages name each other.
  const chosen = tenant.site.document.languages?.flatMap((entry) =>
    'languageCode' in entry && rows.includes(entry.languageCode) ? [entry.languageCode] : [],
  );
  return {
    tenant,
    origin: listedOrigin(tenant, asked),
    main,
    languages: [...new Set([main, ...(chosen ?? rows)])],
    name: partner.displayName,
    description: plainDescription(textIn(config.seoDescription)),
    sitemapUpdatedAt: config.sitemapUpdatedAt,
  };
}
