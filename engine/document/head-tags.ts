import type { PageContext } from '#engine/context/page-context.ts';
import { escapeHtml } from '#engine/html/escape-html.ts';
import type { Head } from '#engine/page/make-head.ts';

const ogLocale = { ko: 'ko_KR', en: 'en_US', ja: 'ja_JP', zh: 'zh_CN' } as const;

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : '';
const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;

/** The elements that describe a page. A navigation replaces everything between the two marks. */
export function headTags(head: Head, { locale, marketing }: PageContext): string {
  return [
    '<meta name="maru-head" content="start">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords.join(', ')),
    head.noindex ? meta('name', 'robots', 'noindex') : link('canonical', head.canonical),
    ...(head.noindex
      ? []
      : head.alternates.map(({ hreflang, href }) => link('alternate', href, ` hreflang="${hreflang}"`))),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:image', head.image),
    meta('property', 'og:locale', ogLocale[locale]),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    naverVerification(marketing.naverDomainCheckHtml),
    link('icon', head.favicons.icon, ' type="image/png" sizes="96x96"'),
    link('apple-touch-icon', head.favicons.apple, ' sizes="180x180"'),
    '<meta name="maru-head" content="end">',
  ].join('');
}

/** Reduces `naverDomainCheckHtml` to one validated meta tag, whatever else was pasted with it (DESIGN section 6). */
function naverVerification(html: string | null | undefined): string {
  const content = /name=(["'])naver-site-verification\1\s+content=(["'])([\w-]{1,100})\2/.exec(
    html ?? '',
  )?.[3];
  return meta('name', 'naver-site-verification', content);
}
