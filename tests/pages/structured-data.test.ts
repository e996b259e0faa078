import { describe, expect, test } from 'vitest';
import { demoPartners } from '../e2e/demo-pages.ts';
import { crawl, type Page } from './crawl.ts';
import { missingFields } from './google-fields.ts';
import { notShown } from './shown-facts.ts';

// What every page of every partner reports to search engines, in every language, over HTTP: it has what Google requires, and
// every fact in it is in the text that visitors read.

type Node = Record<string, unknown>;

/** The graph of a page; undefined if it has none. @throws if it is not valid JSON */
function graphOf({ text }: Page): Node[] | undefined {
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts.length).toBeLessThanOrEqual(1);
  const [, json] = scripts[0] ?? [];
  if (json === undefined) return undefined;
  expect(json).not.toMatch(/<|\u2028/);
  const data = JSON.parse(json) as { '@context': string; '@graph': Node[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

describe.each(demoPartners)('$code', (partner) => {
  test('structured data is complete, and all of its facts are shown', { timeout: 300_000 }, async () => {
    const { pages } = await crawl(partner);
    const problems: string[] = [];
    const types = new Map<string, number>();
    for (const page of pages) {
      const graph = graphOf(page);
      const isIndexed = page.status === 200 && !page.headers['x-robots-tag'];
      if (!isIndexed && graph) problems.push(`${page.address} is not indexed, but has structured data`);
      if (isIndexed && !graph) problems.push(`${page.address} has no structured data`);
      for (const node of graph ?? []) {
        const type = String(node['@type']);
        types.set(type, (types.get(type) ?? 0) + 1);
        problems.push(...missingFields(node).map((field) => `${page.address}: ${type} has no ${field}`));
      }
      const timeZone = partner.code === 'shirakawa' ? 'Asia/Tokyo' : 'Asia/Seoul';
      problems.push(
        ...notShown(graph ?? [], page.document, timeZone).map(
          (fact) => `${page.address} does not show ${fact}`,
        ),
      );
    }
    expect(problems).toEqual([]);
    for (const type of [
      'MedicalClinic',
      'WebSite',
      'BreadcrumbList',
      'Service',
      'FAQPage',
      'Physician',
      'Article',
    ])
      expect([type, (types.get(type) ?? 0) > 0]).toEqual([type, true]);
  });
});
