import { expect, test } from 'vitest';
import { joinChunks } from '#engine/html/html-chunk.ts';
import { newRenderLog, renderNode } from '#engine/render/render-node.tsx';
import { registry } from '#registry/manifest.server.ts';
import { type Fixture, fixtureNode, fixtureProblems } from './fixture-node.ts';
import { samplePage } from './sample-page.ts';

const fixtures = import.meta.glob<Record<string, Fixture>>('../../blocks/*/fixtures.ts', {
  eager: true,
  import: 'fixtures',
});
const blur = '#123,#456';

/** The value with colors added to every picture in it; collects the pictures' URLs. */
function withColors(value: unknown, found: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withColors(item, found));
  if (typeof value !== 'object' || value === null) return value;
  if ('url' in value && 'width' in value && 'height' in value) {
    found.add(encodeURIComponent(String(value.url)));
    return { ...value, blur };
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withColors(item, found)]));
}

const shown = [...registry.blocks].flatMap(([type, block]) =>
  Object.entries(fixtures[`../../blocks/${type}/fixtures.ts`] ?? {}).flatMap(([name, fixture]) => {
    const urls = new Set<string>();
    const data = withColors(fixture.data, urls) as Fixture['data'];
    return urls.size > 0 ? [{ name: `${type} ${name}`, block, urls, fixture: { ...fixture, data } }] : [];
  }),
);

test.each(shown)(
  '$name: the colors of its pictures are shown until they load',
  ({ block, urls, fixture }) => {
    expect(fixtureProblems(block, fixture, registry)).toEqual([]);
    const page = samplePage('ko', fixture.pageKey ? { pageKey: fixture.pageKey } : {});
    const html = joinChunks(renderNode(fixtureNode(block, fixture, page, registry), page, newRenderLog()));
    const pictures = [...html.matchAll(/<img[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => [...urls].some((url) => tag.includes(url)));
    expect(pictures.filter((tag) => !tag.includes(`linear-gradient(${blur})`))).toEqual([]);
  },
);

test('there are blocks with pictures', () => {
  expect(shown.length).toBeGreaterThan(20);
});
