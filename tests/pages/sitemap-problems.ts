import { originOf } from './ask.ts';
import type { Site } from './crawl.ts';
import type { Listed } from './read-sitemap.ts';

/**
 * How URLs in a sitemap differ from their pages, which are indexable and have their own title and the same
 * translations.
 */
export function sitemapProblems(listed: Map<string, Listed>, { partner, pages, heads }: Site): string[] {
  const origin = originOf(partner.code);
  const read = new Map([...pages, ...heads].map((page) => [origin + page.address, page]));
  const seen = new Map<string, string>();
  return [...listed.values()].flatMap(({ loc, alternates }) => {
    const page = read.get(loc);
    if (!page) return [`${loc} was not read`];
    const { document } = page;
    const problems: string[] = [];
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    if (page.status !== 200) problems.push(`${loc} answers ${page.status}`);
    if (page.headers['x-robots-tag']) problems.push(`${loc} is not indexable`);
    if (canonical !== loc) problems.push(`${loc} has the canonical address ${canonical}`);
    if (JSON.stringify([...alternatesOf(document)]) !== JSON.stringify([...alternates]))
      problems.push(`${loc} names other translations than the sitemap`);
    for (const href of alternates.values()) {
      if (!listed.has(href)) problems.push(`${loc} names ${href}, which is not in the sitemap`);
      if (![...(listed.get(href)?.alternates.values() ?? [])].includes(loc))
        problems.push(`${href} does not name ${loc} in return`);
    }
    const title = `${document.documentElement.getAttribute('lang')} ${document.querySelector('title')?.textContent}`;
    const same = seen.get(title);
    if (same) problems.push(`${loc} and ${same} have the title ${title}`);
    seen.set(title, loc);
    return problems;
  });
}

const alternatesOf = (document: Document) =>
  new Map(
    [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );
