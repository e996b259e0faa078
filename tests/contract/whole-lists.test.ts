import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { registry } from '#registry/manifest.server.ts';

type Source = { name: string; params?: Record<string, unknown> };

/** Every `source` in a document, at any depth. */
function sourcesIn(value: unknown): Source[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === 'source' && typeof inner === 'object' && inner?.name ? [inner as Source] : []),
    ...sourcesIn(inner),
  ]);
}

const isList = ({ name }: Source) => {
  const params = registry.sources.get(name)?.params;
  return params instanceof z.ZodObject && 'limit' in params.shape;
};

// The backend sends 20 rows by default: a clinic with more staff or categories would lose the rest without a word.
test.each(globSync(['themes/*/template.json', 'fixtures/partners/*/site.json']))(
  '%s states for every list how many rows it reads',
  (file) => {
    const lists = sourcesIn(JSON.parse(readFileSync(file, 'utf8'))).filter(isList);
    expect(lists.length).toBeGreaterThan(3);
    expect(lists.filter(({ params }) => params?.limit === undefined)).toEqual([]);
  },
);

// A read has at most 100 rows: the law requires all charges that insurance does not cover.
test.each(globSync('themes/*/template.json'))('%s reads long lists page by page', (file) => {
  const { pages } = JSON.parse(readFileSync(file, 'utf8')) as { pages: Record<string, { sources?: object }> };
  for (const key of ['/info/medical-charge', '/brandings', '/after-notices', '/cscenter/notice']) {
    const page = pages[key];
    const own = Object.values(page?.sources ?? {}) as Source[];
    const lists = [...own, ...sourcesIn(page)].filter(isList);
    expect(lists.length, key).toBeGreaterThan(0);
    for (const { params } of lists) expect(params?.page, key).toEqual({ $bind: 'query.page' });
  }
});
