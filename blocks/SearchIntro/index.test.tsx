import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const kinds = (...counts: (number | undefined)[]) =>
  (['products', 'exhibitions', 'notices', 'faqs'] as const).map((kind, index) => ({
    kind,
    count: counts[index],
  }));
const show = (data: Record<string, unknown>, recommended: string[] = ['laser']) =>
  renderForTest(
    { component, messages },
    {
      data: schema.parse(data),
      page: { pageKey: '/search', path: '/search', pageTitle: 'Search', recommendedKeywords: recommended },
      slots: { recent: 'RECENT' },
    },
  ).html.replaceAll('&amp;', '&');

test('results are counted in total and by kind, and every kind is a link', () => {
  const html = show({ keyword: 'lift', kinds: kinds(5, 2, 0, 1234) });
  expect(html).toContain('Results for “lift”');
  expect(html).toContain('1,241 results found.');
  expect(html).toContain('href="/en/search?keyword=lift&tab=exhibitions"');
  expect(html).toMatch(/FAQ<span[^>]*>1,234</);
  expect(html).not.toContain('RECENT');
});

test('the tab of the query is current, an unknown one counts as all', () => {
  const current = (tab?: string) =>
    /aria-current="page"[^>]*>([^<]+)</.exec(show({ keyword: 'lift', tab, kinds: kinds(1, 1, 1, 1) }))?.[1];
  expect(current('notices')).toBe('Notices');
  expect(current()).toBe('All');
  expect(current('hidden')).toBe('All');
});

test('a kind that this page does not search leads to all results', () => {
  const two = kinds(5, 2, 0, 0).slice(0, 2);
  const html = show({ keyword: 'lift', tab: 'notices', kinds: two });
  expect(html).toContain('There are no results of this kind.');
  expect(html).toMatch(
    /<a[^>]*Ui-button[^>]*href="\/en\/search\?keyword=lift"[^>]*>|href="\/en\/search\?keyword=lift"[^>]*Ui-button/,
  );
  expect(html).not.toContain('aria-current="page"');
  for (const tab of ['exhibitions', 'hidden'])
    expect(show({ keyword: 'lift', tab, kinds: two })).not.toContain('There are no results of this kind.');
  const none = show({ keyword: 'xyzzy', tab: 'notices', kinds: kinds(0, 0, 0, 0).slice(0, 2) });
  expect(none).toContain('No search results found.');
});

test('an empty result shows a message and suggests other searches', () => {
  const html = show({ keyword: 'xyzzy', kinds: kinds(0, 0, 0, 0) });
  expect(html).toContain('No search results found.');
  expect(html).toContain('href="/en/search?keyword=laser"');
  expect(html).not.toContain('tab=');
});

test('a message shows that no treatment matches if other kinds do', () => {
  expect(show({ keyword: 'parking', kinds: kinds(0, 0, 0, 2) })).toContain('No matching products found.');
  expect(show({ keyword: 'parking', kinds: kinds(1, 0, 0, 2) })).not.toContain('No matching products found.');
});

test('a kind that could not be searched is not reported as empty', () => {
  const html = show({ keyword: 'lift', kinds: kinds(0, undefined, 0, 0) });
  expect(html).toContain('Only part of the site can be searched right now.');
  expect(html).not.toContain('No search results found.');
});

test.each([undefined, '', '   '])(
  'without a keyword (%j) recent and recommended searches are shown',
  (keyword) => {
    const html = show({ keyword, kinds: kinds(60, 14, 20, 30) });
    expect(html).toMatch(/<h1[^>]*>Search</);
    expect(html).toContain('RECENT');
    expect(html).toContain('keyword=laser"');
    expect(html).not.toMatch(/tab=|found/);
  },
);

test('the box is a form that works without scripts and preserves its text, whatever it is', () => {
  const html = show({ keyword: '"><img src=x>%_🙂', kinds: kinds(0, 0, 0, 0) });
  expect(html).toMatch(/<form[^>]*action="\/en\/search"/);
  expect(html).toContain('value="&quot;&gt;&lt;img src=x&gt;%_🙂"');
  expect(html).not.toContain('<img');
  expect(html).not.toMatch(/<input[^>]*required/);
});

test("a block's own keywords replace those of the site", () => {
  const html = show({ recommendedKeywords: [{ keyword: 'peel' }] });
  expect(html).toContain('keyword=peel"');
  expect(html).not.toContain('keyword=laser"');
});
