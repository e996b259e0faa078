import type { PageContext } from '#engine/context/page-context.ts';
import { verificationsIn } from '#engine/head/verifications.ts';
import type { Head } from '#engine/page/make-head.ts';
import { localizedHref } from '#engine/route/href.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

const ogLocales: Record<LanguageCode, string> = { ko: 'ko_KR', en: 'en_US', ja: 'ja_JP', zh: 'zh_CN' };

const meta = (key: 'name' | 'property', name: string, content: string | number | undefined) =>
  content ? `<meta ${key}="${name}" content="${escapeHtml(`${content}`)}">` : '';
const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;

/** The elements that describe a page. A navigation replaces everything between the two marks. */
export function headTags(
  head: Head,
  { locale, mainLocale, pageKey }: Pick<PageContext, 'locale' | 'mainLocale' | 'pageKey'>,
): string {
  const { article, imageSize } = head;
  return [
    '<meta name="maru-head" content="start">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords.join(', ')),
    head.noindex ? meta('name', 'robots', 'noindex') : link('canonical', head.canonical),
    ...(head.noindex
      ? []
      : head.alternates.map(({ hreflang, href }) => link('alternate', href, ` hreflang="${hreflang}"`))),
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:image', head.image),
    meta('property', 'og:image:width', imageSize?.width),
    meta('property', 'og:image:height', imageSize?.height),
    meta('property', 'og:image:alt', head.imageAlt),
    meta('property', 'og:locale', ogLocales[locale]),
    ...otherLocales(head, locale).map((other) => meta('property', 'og:locale:alternate', other)),
    meta('property', 'article:published_time', article?.publishedAt),
    meta('property', 'article:modified_time', article?.modifiedAt),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    feedLink(pageKey, localizedHref('/feeds', locale, mainLocale)),
    link('icon', head.favicons.icon, ' type="image/png" sizes="96x96"'),
    link('apple-touch-icon', head.favicons.apple, ' sizes="180x180"'),
    '<meta name="maru-head" content="end">',
  ].join('');
}

/** Feeds by the beginning of the keys of their pages (server/site/search-engines/feeds.ts). */
const feeds = { '/cscenter/notice': 'notices', '/boards': 'columns', '/exhibitions': 'events' };

function feedLink(pageKey: string, folder: string): string {
  const [, name] = Object.entries(feeds).find(([start]) => pageKey.startsWith(start)) ?? [];
  return name ? link('alternate', `${folder}/${name}.rss`, ' type="application/rss+xml"') : '';
}

const otherLocales = ({ alternates }: Head, locale: LanguageCode) =>
  alternates.flatMap(({ hreflang }) =>
    hreflang !== 'x-default' && hreflang !== locale ? [ogLocales[hreflang]] : [],
  );

/** The elements that describe the site: they are the same on all of its pages, so a navigation leaves them. */
export function siteTags(head: Head, { marketing }: Pick<PageContext, 'marketing'>): string {
  return [
    meta('name', 'theme-color', head.themeColor),
    link('manifest', '/manifest.webmanifest'),
    ...verificationsIn(marketing.naverDomainCheckHtml).map(({ name, content }) =>
      meta('name', name, content),
    ),
  ].join('');
}
