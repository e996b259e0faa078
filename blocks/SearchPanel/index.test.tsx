import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { samplePage } from '#tests/contract/sample-page.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const show = (data: Record<string, unknown> = {}, page: Partial<ReturnType<typeof samplePage>> = {}) =>
  renderForTest({ component, messages }, { data: schema.parse(data), page: samplePage('en', page) }).html;

test('the panel shows logo, subtitle, title, description, search box and recommended keywords', () => {
  const html = show({ subtitle: 'Haru', title: 'Where does it hurt?', description: 'Look for a symptom.' });
  for (const part of [
    '<a href="/en" class="SearchPanel-logo"',
    '>Haru<',
    '>Where does it hurt?<',
    '>Look for a symptom.<',
    'name="keyword"',
    'keyword=리프팅"',
  ])
    expect(html.replace(/ aria-label="[^"]*"/g, ''), part).toContain(part);
});

test('an empty keyword does not navigate: the browser requires a non-blank one', () => {
  const [input = ''] = /<input[^>]*>/.exec(show()) ?? [];
  expect(input).toContain('required=""');
  const pattern = new RegExp(`^(?:${/pattern="([^"]*)"/.exec(input)?.[1]})$`, 'v');
  expect([pattern.test('laser'), pattern.test(' a '), pattern.test('   ')]).toEqual([true, true, false]);
});

test('on the search page the box shows the current keyword', () => {
  const search = { pageKey: '/search', path: '/search', query: { keyword: 'lift' } };
  expect(show({}, search)).toContain('value="lift"');
  expect(show({}, { query: { keyword: 'lift' } })).not.toContain('value="lift"');
});
