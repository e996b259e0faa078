import { beforeAll, describe, expect, test } from 'vitest';
import { type DemoPartner, demoPartners, isLeftOut } from '../e2e/demo-pages.ts';
import { askForWhole, originOf } from './ask.ts';
import * as checks from './checks.ts';
import { crawl, type Page, type Site } from './crawl.ts';
import { showsNoTranslation, textsAreWhole } from './known-texts.ts';
import { foreignTexts } from './languages.ts';
import { parsePage } from './parse-page.ts';
import { type Listed, sitemapOf } from './read-sitemap.ts';
import * as siteChecks from './site-checks.ts';
import { sitemapProblems } from './sitemap-problems.ts';
import * as structured from './structured-checks.ts';
import { invalidHtml } from './valid-html.ts';

const rules: Record<string, checks.Check> = {
  'answers 200 in its language': checks.answersInItsLanguage,
  'has one main heading, a title and a description': checks.hasOneHeadingAndTitle,
  'has a picture for shared links, with size and text': checks.hasSharedPicture,
  'has its landmarks': checks.hasLandmarks,
  'has its global slots': checks.hasItsGlobalSlots,
  'has each id once': checks.hasUniqueIds,
  'names itself and its translations': checks.namesItselfAndItsTranslations,
  'shows no placeholder, no missing value and no broken block': checks.leaksNothing,
  'has words to read': checks.reads,
  'describes where its links lead': checks.namesItsLinks,
  'runs nothing inline': checks.runsNothingInline,
  'is valid HTML': invalidHtml,
  'uses only its own language': foreignTexts,
  'shows no text that is another language’s version of its own': showsNoTranslation,
  'shows no key of a message, no markup and nothing escaped twice': textsAreWhole,
  'links to pages in its language': siteChecks.linksStayInTheirLanguage,
  'refers only to existing ids': siteChecks.referencesLead,
  'names exactly itself and its version in every language': siteChecks.namesEveryVersion,
  'has complete structured data': structured.hasStructuredData,
  'describes itself in the words of schema.org, without reviews': structured.isInVocabulary,
  'shows every fact of its structured data': structured.showsStructuredFacts,
  'shows nothing of another partner': siteChecks.showsNoOtherPartner,
  'sends the headers of security and caches': siteChecks.sendsItsHeaders,
};

/**
 * Tests every page of a partner in every language, its links and its sitemap over HTTP: everything that needs no browser.
 * Each partner has a file of its own, so that they run at the same time.
 * @param from a loopback address of its own: together they would open more pages in a minute than one visitor may
 * @throws Error if there is no such partner
 */
export function testEveryPage(code: string, from: string): void {
  const partner = demoPartners.find((demo) => demo.code === code);
  if (partner) describe(code, () => testPages(partner, from));
  else if (isLeftOut(code)) test.skip(`${code} is left out by MARU_E2E_PARTNERS`, () => undefined);
  else throw new Error(`There is no demo partner "${code}"`);
}

function testPages(partner: DemoPartner, from: string): void {
  let listed: Map<string, Listed>;
  let site: Site;
  beforeAll(async () => {
    listed = await sitemapOf(partner.code);
    site = await crawl(partner, { sitemap: [...listed.keys()], from });
    // Several hundred pages, next to other tests.
  }, 400_000);

  for (const language of partner.languages)
    for (const [rule, check] of Object.entries(rules))
      test(`every page in ${language} ${rule}`, () => {
        const pages = site.pages.filter((page) => page.language === language);
        expect(pages.length).toBeGreaterThan(20);
        expect(pages.flatMap((page) => check(page).map((problem) => `${page.address} ${problem}`))).toEqual(
          [],
        );
      });

  test('every page has a unique title in its language', () => {
    const byTitle = Map.groupBy(
      site.pages.filter(isIndexed),
      (page) => `${page.language} ${page.document.querySelector('title')?.textContent}`,
    );
    const shared = [...byTitle].filter(([, pages]) => new Set(pages.map(canonicalOf)).size > 1);
    expect(
      shared.map(([title, pages]) => `${title}: ${pages.map(({ address }) => address).join(', ')}`),
    ).toEqual([]);
  });

  test('every address that a page links to or loads responds', () => {
    const dead = [...site.others]
      .filter(([, status]) => status >= 400)
      .map(([address, status]) => `${address} ${status}`);
    expect(site.others.size).toBeGreaterThan(20);
    expect(dead).toEqual([]);
  });

  test('every page that links lead to and that may be listed is in the sitemap, and no other', () => {
    const address = (page: Page) => originOf(partner.code) + page.address;
    const mayBeListed = (page: Page) =>
      page.status === 200 && isIndexed(page) && canonicalOf(page) === address(page);
    const missing = site.pages.filter((page) => mayBeListed(page) && !listed.has(address(page)));
    const hidden = site.pages.filter((page) => !mayBeListed(page) && listed.has(address(page)));
    expect(listed.size).toBeGreaterThan(50);
    expect([missing, hidden].map((pages) => pages.map((page) => page.address))).toEqual([[], []]);
  });

  test('every address in the sitemap is a page with its own canonical address, title, and the same translations', () => {
    expect(sitemapProblems(listed, site)).toEqual([]);
  });

  test('pages that are only linked are in the sitemap too: details in other languages, further pages of lists', async () => {
    const further = new Set(site.pages.filter(isIndexed).flatMap((page) => furtherPages(page.document)));
    expect(further.size).toBeGreaterThan(0);
    const missing = [...site.unread, ...further].filter((path) => !listed.has(originOf(partner.code) + path));
    const wrong: string[] = [];
    for (const path of missing) {
      const { document, headers } = await open(partner.code, path, from);
      // Another URL may stand for it, such as an article's URL in its own language.
      if (!headers['x-robots-tag'] && canonicalOf({ document }) === originOf(partner.code) + path)
        wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });

  test('the clinic, its treatments, doctors, questions and articles are described', () => {
    const types = new Set(
      site.pages.flatMap((page) => structured.graphOf(page) ?? []).map((node) => node['@type']),
    );
    expect([...types]).toEqual(
      expect.arrayContaining([
        ...['MedicalClinic', 'WebSite', 'BreadcrumbList', 'Service', 'FAQPage', 'Physician', 'Article'],
        // The only video with a picture and a date.
        ...(partner.code === 'bomnal' ? ['VideoObject'] : []),
      ]),
    );
  });

  test('translations reference each other', () => {
    const known = new Map(site.pages.map((page) => [canonicalOf(page), page]));
    const oneSided = site.pages.filter(isIndexed).flatMap((page) =>
      alternatesOf(page).flatMap((href) => {
        const other = known.get(href);
        return other && !alternatesOf(other).includes(canonicalOf(page) ?? '')
          ? [`${page.address} names ${other.address}, which does not name it`]
          : [];
      }),
    );
    expect(oneSided).toEqual([]);
  });
}

const isIndexed = (page: Page): boolean => !page.headers['x-robots-tag'];
const canonicalOf = ({ document }: Pick<Page, 'document'>): string | null | undefined =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href');
/** Links to further pages of lists, as the page has them without other parameters. */
const furtherPages = (document: Document): string[] =>
  [...document.querySelectorAll('a[href*="?page="]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/[^?]*\?page=([2-9]|\d\d)$/.test(href));
async function open(code: string, path: string, from?: string): Promise<Pick<Page, 'document' | 'headers'>> {
  const { text, headers } = await askForWhole(code, path, { from });
  return { document: parsePage(text), headers };
}
const alternatesOf = ({ document }: Page): string[] =>
  [...document.querySelectorAll('link[rel=alternate][hreflang]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
