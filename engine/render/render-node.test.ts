import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { joinChunks } from '#engine/html/html-chunk.ts';
import type { ResolvedBlock } from '#engine/resolve/resolve-page.ts';
import { newRenderLog, renderNode } from './render-node.tsx';

/** A block that says its source and the page's key, and a count of how often it rendered. */
function countedBlock() {
  let rendered = 0;
  const component = ({ source }: { source: string }) => {
    rendered += 1;
    return createElement('p', null, `${source} of ${usePage().pageKey}`);
  };
  const block = { type: 'Note', component, meta: { hydrate: 'never' }, messages: {} };
  const kept = { key: 'note', path: '', prepared: {}, data: {}, slots: {}, pending: false };
  return {
    rendered: () => rendered,
    nodeWith: (source: unknown) => ({ ...kept, kind: 'block', block, source }) as unknown as ResolvedBlock,
  };
}

const pageWith = (given: object) =>
  ({ locale: 'en', now: '2026-03-02T00:00:00Z', pageKey: '/', ...given }) as unknown as PageContext;

const htmlOf = (node: ResolvedBlock, page: PageContext) => joinChunks(renderNode(node, page, newRenderLog()));

test('a block is rendered anew when its source changed, and not before', () => {
  const { nodeWith, rendered } = countedBlock();
  const [one, other] = [['one'], ['other']];
  for (let visit = 0; visit < 3; visit += 1)
    expect(htmlOf(nodeWith(one), pageWith({}))).toContain('one of /');
  expect(rendered()).toBe(1);
  expect(htmlOf(nodeWith(other), pageWith({}))).toContain('other of /');
  expect(rendered()).toBe(2);
});

test('it is rendered for another language, and for a page of which it reads something else', () => {
  const { nodeWith, rendered } = countedBlock();
  const node = nodeWith(['one']);
  htmlOf(node, pageWith({}));
  // It does not read the title.
  htmlOf(node, pageWith({ pageTitle: 'Hours' }));
  expect(rendered()).toBe(1);
  expect(htmlOf(node, pageWith({ pageKey: '/info' }))).toContain('one of /info');
  htmlOf(node, pageWith({ locale: 'ja' }));
  expect(rendered()).toBe(3);
  // All of them are kept.
  expect(htmlOf(node, pageWith({}))).toContain('one of /');
  expect(rendered()).toBe(3);
});

test('what a form brought is kept for nobody', () => {
  const { nodeWith, rendered } = countedBlock();
  const node = nodeWith(['one']);
  htmlOf(node, pageWith({ form: { password: 'hers' } }));
  htmlOf(node, pageWith({}));
  expect(rendered()).toBe(2);
});

test('what React preloads of its own accord stays out, the picture does not', () => {
  const component = () => createElement('p', null, createElement('img', { src: '/logo.webp', alt: '' }));
  for (const hydrate of ['never', 'load'] as const) {
    const block = { type: 'Logo', component, meta: { hydrate }, messages: {} };
    const prepared = { key: 'logo', path: '', prepared: {}, data: {}, slots: {}, pending: false };
    const html = htmlOf({ ...prepared, kind: 'block', block } as unknown as ResolvedBlock, pageWith({}));
    expect(html).not.toContain('preload');
    expect(html).toContain('<img src="/logo.webp" alt=""/>');
  }
});
