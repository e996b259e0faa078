import type { LanguageCode } from '#schemas/primitives.ts';
import { element, xmlHeader, xmlText } from './xml.ts';

/** A page in all languages in which it exists. */
export type SitemapPage = {
  /** Absolute URL by language. */
  addresses: ReadonlyMap<LanguageCode, string>;
  /** The language for visitors whose own is not among them. */
  fallback: LanguageCode | undefined;
  /** ISO. */
  modifiedAt?: string | null | undefined;
  /** Absolute URLs. */
  images?: readonly string[] | undefined;
};

const schemas =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** URLs in a file that search engines accept. */
const maxAddresses = 50_000;

/**
 * The pages that one sitemap may list. If there are too many, further pages of lists are left out, which crawlers also find
 * on the first ones.
 */
export function withinSitemap<Page extends SitemapPage & { path: string }>(pages: readonly Page[]): Page[] {
  const [first = [], further = []] = [false, true].map((isFurther) =>
    pages.filter(({ path }) => path.includes('?') === isFurther),
  );
  let listed = 0;
  return [...first, ...further].filter(({ addresses }) => {
    listed += addresses.size;
    return listed <= maxAddresses;
  });
}

/** The URLs of some pages. Each names its translations, like the head of the page. */
export const sitemapXml = (pages: readonly SitemapPage[]): string =>
  `${xmlHeader}<urlset ${schemas}>${pages.map(urlsOf).join('')}</urlset>`;

function urlsOf({ addresses, fallback, modifiedAt, images = [] }: SitemapPage): string {
  const main = fallback && addresses.get(fallback);
  const links =
    addresses.size > 1
      ? [...addresses, ...(main ? ([['x-default', main]] as const) : [])].map(
          ([language, href]) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`,
        )
      : [];
  const rest = [
    element('lastmod', modifiedAt),
    ...links,
    ...images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`),
  ].join('');
  return [...addresses.values()].map((href) => `<url>${element('loc', href)}${rest}</url>`).join('');
}

/**
 * The list of the sitemaps of a site. They have no dates: when the newest entry of one was added is not known without
 * reading all of it, and with an older date crawlers would not read it again.
 */
export const sitemapIndexXml = (parts: readonly string[]): string =>
  `${xmlHeader}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts
    .map((part) => `<sitemap>${element('loc', part)}</sitemap>`)
    .join('')}</sitemapindex>`;
