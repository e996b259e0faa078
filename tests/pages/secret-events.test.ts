import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoPartners, inLanguage, otherPaths } from '../e2e/demo-pages.ts';
import { askForWhole, originOf } from './ask.ts';

type SecretEvent = {
  id: number;
  title: Record<string, string>;
  isSecret?: boolean;
  prices: { productId: number }[];
};
type Rows = { rows: SecretEvent[] };

const secretsOf = (code: string): SecretEvent[] =>
  (JSON.parse(readFileSync(`fixtures/partners/${code}/content/events.json`, 'utf8')) as Rows).rows.filter(
    ({ isSecret }) => isSecret,
  );

/** The paths of the parts of a partner's sitemap. */
async function sitemapParts(code: string): Promise<string[]> {
  const { text } = await askForWhole(code, '/sitemap.xml');
  const parts = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.slice(originOf(code).length),
  );
  expect(parts.length).toBeGreaterThan(1);
  return parts;
}

test.each(demoPartners)(
  '$code: no page, list, search, sitemap or call reveals a secret event',
  async (partner) => {
    const secrets = secretsOf(partner.code);
    const titles = secrets.flatMap(({ title }) => Object.values(title));
    expect(secrets.length).toBeGreaterThan(0);
    const pages = partner.languages.flatMap((language) =>
      [...partner.paths, ...otherPaths, '/after-notices', '/event-ended', '/exhibitions?state=running'].map(
        (path) => inLanguage(partner, language, path),
      ),
    );
    const products = secrets.flatMap(({ prices }) => prices.map(({ productId }) => `/products/${productId}`));
    const searches = titles.map((title) => `/search?keyword=${encodeURIComponent(title)}`);
    const calls = ['events', 'exhibitions', 'products', 'global-exhibition-products'].map(
      (name) => `/api/customer/global/${name}?limit=100`,
    );
    const files = ['/robots.txt', '/sitemap.xml', ...(await sitemapParts(partner.code)), '/llms.txt'];
    const feeds = partner.languages.map((language) => inLanguage(partner, language, '/feeds/events.rss'));
    const answered = [...calls, ...files, ...feeds];
    for (const path of [...new Set([...pages, ...products]), ...searches, ...answered]) {
      const answer = await askForWhole(partner.code, path);
      if (answered.includes(path)) expect(answer.status, path).toBe(200);
      expect(answer.text, path).not.toMatch(/\/secret\//);
      // A search page repeats the keyword, so only its links are checked.
      if (!searches.includes(path))
        for (const title of titles) expect(answer.text.includes(title), `${path}: ${title}`).toBe(false);
    }
  },
);

test.each(demoPartners)(
  '$code: a secret event shows its price at its own address, which is not indexed',
  async (partner) => {
    const [secret] = secretsOf(partner.code);
    const path = `/products/${secret?.prices[0]?.productId}/secret/${secret?.id}`;
    for (const language of partner.languages) {
      const { status, headers, text } = await askForWhole(partner.code, inLanguage(partner, language, path));
      expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect(text).toMatch(/<meta name="robots" content="noindex"/);
      expect(text).not.toMatch(/rel="canonical"|hreflang="\w+" rel="alternate"|rel="alternate" hreflang/);
      expect(text).toContain(secret?.title[language] ?? secret?.title[partner.languages[0] as string]);
      expect(text).not.toContain('data-share');
    }
  },
);
