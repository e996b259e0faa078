import { createElement, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import { joinChunks } from '#engine/html/html-chunk.ts';
import type { ResolvedNode } from '#engine/resolve/resolve-page.ts';
import { renderPage } from './render-page.ts';

const context = { locale: 'en', partner: { displayName: 'Maru & Co' }, pageTitle: '' };

/** A section of a component. */
function sectionOf(component: () => ReactNode): ResolvedNode {
  const block = { type: 'Note', component, meta: { hydrate: 'never' }, messages: {} };
  const node = { kind: 'block', key: 'note', path: '', block, prepared: {}, data: {}, slots: {} };
  return node as unknown as ResolvedNode;
}

/** The `<main>` of a page with one section, which is a heading. */
async function mainOf(level: 'h1' | 'h2', given: object): Promise<string> {
  const sections = [sectionOf(() => createElement(level, null, 'Section'))];
  const page = { ...context, ...given } as unknown as PageContext;
  const { chunks } = await renderPage({ slots: {}, sections }, page, { skip: 'Skip' });
  return /<main[^>]*>(.*)<\/main>/.exec(joinChunks(chunks))?.[1] ?? '';
}

test('a page without an h1 in its sections begins with its title, visually hidden', async () => {
  const hidden = (title: string, lang = '') => `<h1 class="u-hidden"${lang}>${title}</h1>`;
  expect(await mainOf('h2', { pageKey: '/info', pageTitle: 'Hours' })).toContain(hidden('Hours'));
  expect(await mainOf('h2', { pageKey: '/info', pageTitle: { text: '진료 시간', lang: 'ko' } })).toContain(
    hidden('진료 시간', ' lang="ko"'),
  );
  expect(await mainOf('h2', { pageKey: '/', pageTitle: 'Home' })).toContain(hidden('Maru &amp; Co'));
  expect(await mainOf('h2', { pageKey: '/landing' })).toContain(hidden('Maru &amp; Co'));
});

test('a page with an h1 gets no second one', async () => {
  const html = await mainOf('h1', { pageKey: '/info', pageTitle: 'Hours' });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<h1>Section</h1>');
});

test('the link that skips to the content adds no step back', async () => {
  const page = { ...context, pageKey: '/info' } as unknown as PageContext;
  const { chunks } = await renderPage({ slots: {}, sections: [] }, page, { skip: 'Skip' });
  expect(joinChunks(chunks)).toContain('<a class="SkipLink" href="#main" data-replace>Skip</a>');
});

test('between sections that take long, other requests have their turn', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const events: string[] = [];
  const takes = (ms: number) =>
    sectionOf(() => {
      now += ms;
      events.push(`${ms} ms`);
      return null;
    });
  const turn = async () => void events.push('turn');
  const sections = [20, 20, 20, 80, 5, 5].map(takes);
  await renderPage({ slots: {}, sections }, context as unknown as PageContext, { skip: '' }, { turn });
  expect(events).toEqual(['20 ms', '20 ms', '20 ms', 'turn', '80 ms', 'turn', '5 ms', '5 ms']);
});
