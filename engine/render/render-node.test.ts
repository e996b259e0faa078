import { createElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import { useHasPageLinks } from '#engine/context/use-has-page-links.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { joinChunks } from '#engine/html/html-chunk.ts';
import type { ResolvedBlock } from '#engine/resolve/resolve-page.ts';
import { describeErrorsBy } from './describe-error.ts';
import { newRenderLog, renderNode } from './render-node.tsx';

/** A block that renders its source and the page's key, and counts its renders. */
function countedBlock() {
  let rendered = 0;
  const component = ({ source }: { source: string }) => {
    rendered += 1;
    return createElement('p', null, `${source} of ${usePage().pageKey}`);
  };
  const block = { type: 'Note', component, meta: { hydrate: 'never' }, messages: {} };
  const common = { key: 'note', path: '', prepared: {}, data: {}, slots: {}, pending: false };
  return {
    rendered: () => rendered,
    nodeWith: (source: unknown) => ({ ...common, kind: 'block', block, source }) as unknown as ResolvedBlock,
  };
}

const pageWith = (given: object) =>
  ({ locale: 'en', now: '2026-03-02T00:00:00Z', pageKey: '/', ...given }) as unknown as PageContext;

const htmlOf = (node: ResolvedBlock, page: PageContext) => joinChunks(renderNode(node, page, newRenderLog()));

test('a block is rendered again only when its source changes', () => {
  const { nodeWith, rendered } = countedBlock();
  const [one, other] = [['one'], ['other']];
  for (let visit = 0; visit < 3; visit += 1)
    expect(htmlOf(nodeWith(one), pageWith({}))).toContain('one of /');
  expect(rendered()).toBe(1);
  expect(htmlOf(nodeWith(other), pageWith({}))).toContain('other of /');
  expect(rendered()).toBe(2);
});

test('a block is rendered for another language, and for a page with other values that it reads', () => {
  const { nodeWith, rendered } = countedBlock();
  const node = nodeWith(['one']);
  htmlOf(node, pageWith({}));
  // The block does not read the title.
  htmlOf(node, pageWith({ pageTitle: 'Hours' }));
  expect(rendered()).toBe(1);
  expect(htmlOf(node, pageWith({ pageKey: '/info' }))).toContain('one of /info');
  htmlOf(node, pageWith({ locale: 'ja' }));
  expect(rendered()).toBe(3);
  // All of them are cached.
  expect(htmlOf(node, pageWith({}))).toContain('one of /');
  expect(rendered()).toBe(3);
});

test('a rendering with form data is not cached', () => {
  const { nodeWith, rendered } = countedBlock();
  const node = nodeWith(['one']);
  htmlOf(node, pageWith({ form: { password: 'hers' } }));
  htmlOf(node, pageWith({}));
  expect(rendered()).toBe(2);
});

test('a block knows whether its source reads the page of its list that the address names', () => {
  const component = () => createElement('p', null, useHasPageLinks() ? 'linked' : 'alone');
  const block = { type: 'List', component, meta: { hydrate: 'never' }, messages: {} };
  const shown = (params?: object) => {
    const prepared = params ? { source: { name: 'notices', params } } : {};
    const node = {
      kind: 'block',
      key: 'list',
      path: '',
      prepared,
      data: {},
      slots: {},
      pending: false,
      block,
    };
    return htmlOf(node as unknown as ResolvedBlock, pageWith({}));
  };
  expect(shown({ page: { $bind: 'query.page' }, limit: 12 })).toContain('linked');
  for (const params of [undefined, { limit: 12 }, { page: 2 }, { page: { $bind: 'query.keyword' } }])
    expect(shown(params)).toContain('alone');
});

test('React’s own preloads are removed, the picture is not', () => {
  const component = () => createElement('p', null, createElement('img', { src: '/logo.webp', alt: '' }));
  for (const hydrate of ['never', 'load'] as const) {
    const block = { type: 'Logo', component, meta: { hydrate }, messages: {} };
    const prepared = { key: 'logo', path: '', prepared: {}, data: {}, slots: {}, pending: false };
    const html = htmlOf({ ...prepared, kind: 'block', block } as unknown as ResolvedBlock, pageWith({}));
    expect(html).not.toContain('preload');
    expect(html).toContain('<img src="/logo.webp" alt=""/>');
  }
});

test('a block that throws is a problem with its message, in development with the place of the error', () => {
  const component = () => {
    throw new Error('oops');
  };
  const block = { type: 'Note', component, meta: { hydrate: 'never' }, messages: {} };
  const common = { key: 'note', path: 'sections[0]', prepared: {}, data: {}, slots: {}, pending: false };
  const node = { ...common, kind: 'block', block } as unknown as ResolvedBlock;
  const shown = () => {
    const log = newRenderLog();
    const html = joinChunks(renderNode(node, pageWith({ preview: true }), log));
    return [...log.problems, html];
  };
  const [problem, card] = shown();
  expect(problem).toBe('[render] Block "Note" at sections[0] failed: oops');
  expect(card).toContain('failed: oops<');
  onTestFinished(() => describeErrorsBy(undefined));
  describeErrorsBy(({ message }) => `${message} (at index.tsx:3:9)`);
  const [located, locatedCard] = shown();
  expect(located).toBe('[render] Block "Note" at sections[0] failed: oops (at index.tsx:3:9)');
  expect(locatedCard).toContain('oops (at index.tsx:3:9)');
});
