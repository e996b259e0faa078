import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import { joinChunks } from '#engine/html/html-chunk.ts';
import type { ResolvedNode } from '#engine/resolve/resolve-page.ts';
import { renderPage } from './render-page.ts';

/** The `<main>` of a page with one section, which is a heading. */
function mainOf(level: 'h1' | 'h2', given: object): string {
  const component = () => createElement(level, null, 'Section');
  const block = { type: 'Note', component, meta: { hydrate: 'never' }, messages: {} };
  const node = { kind: 'block', key: 'note', path: '', block, prepared: {}, data: {}, slots: {} };
  const resolved = { slots: {}, sections: [node as unknown as ResolvedNode] };
  const page = { locale: 'en', partner: { displayName: 'Maru & Co' }, pageTitle: '', ...given };
  const { pieces } = renderPage(resolved, page as unknown as PageContext, { skip: 'Skip' });
  return /<main[^>]*>(.*)<\/main>/.exec(joinChunks(pieces))?.[1] ?? '';
}

test('a page without an h1 in its sections begins with its title, visually hidden', () => {
  const hidden = (title: string, lang = '') => `<h1 class="u-hidden"${lang}>${title}</h1>`;
  expect(mainOf('h2', { pageKey: '/info', pageTitle: 'Hours' })).toContain(hidden('Hours'));
  expect(mainOf('h2', { pageKey: '/info', pageTitle: { text: '진료 시간', lang: 'ko' } })).toContain(
    hidden('진료 시간', ' lang="ko"'),
  );
  expect(mainOf('h2', { pageKey: '/', pageTitle: 'Home' })).toContain(hidden('Maru &amp; Co'));
  expect(mainOf('h2', { pageKey: '/landing' })).toContain(hidden('Maru &amp; Co'));
});

test('a page with an h1 gets no second one', () => {
  const html = mainOf('h1', { pageKey: '/info', pageTitle: 'Hours' });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<h1>Section</h1>');
});
