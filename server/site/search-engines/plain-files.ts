import { themeColorOf } from '#engine/head/theme-color.ts';
import { localizedHref } from '#engine/route/href.ts';
import type { SearchSite, SitePage } from './deps.ts';

/**
 * Pages that should not be listed have `noindex`, which crawlers must be able to read. Disallowed are URLs that are not
 * pages, and previews.
 */
export const robotsTxt = ({ origin }: SearchSite): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /s/',
    'Disallow: /_maru/page',
    'Disallow: /*?*preview=',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** For hosts of which nothing is to be listed. */
export const robotsRefusal = 'User-agent: *\nDisallow: /\n';

const line = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([[\]])/g, '\\$1')
    .trim();

/** What the site is and which pages it has, for language models (llmstxt.org). */
export const llmsTxt = (site: SearchSite, pages: readonly SitePage[]): string =>
  [
    `# ${line(site.name)}`,
    '',
    ...(site.description ? [`> ${line(site.description)}`, ''] : []),
    '## Pages',
    '',
    ...pages
      .filter(({ path }) => !path.includes('?'))
      .map(({ title, description, addresses, fallback }) => {
        const href = (fallback && addresses.get(fallback)) ?? [...addresses.values()][0] ?? '';
        return `- [${line(title)}](${href})${description ? `: ${line(description)}` : ''}`;
      }),
    '',
    '## Languages',
    '',
    ...site.languages.map(
      (language) => `- ${language}: ${site.origin}${localizedHref('/', language, site.main)}`,
    ),
    '',
    '## Optional',
    '',
    `- [All pages](${site.origin}/sitemap.xml)`,
    '',
  ].join('\n');

/**
 * Lets visitors add the site to their home screen. It opens in the browser, where its links and calls work.
 * @param icons folder of the icons
 */
export function webManifest({ tenant: { site }, name, main }: SearchSite, icons: string): string {
  const color = themeColorOf(site);
  return JSON.stringify({
    name,
    short_name: name,
    lang: main,
    start_url: '/',
    display: 'browser',
    ...(color && { theme_color: color, background_color: color }),
    icons: [192, 512].map((size) => ({
      src: `${icons}/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
