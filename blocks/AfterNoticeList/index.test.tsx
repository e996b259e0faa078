import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { fixtures } from './fixtures.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const show = (source: unknown, pageKey: string) =>
  renderForTest({ component, messages }, { data: schema.parse({}), source, page: { pageKey, pageTitle: '' } })
    .html;

test('post-treatment instructions expand without scripts', () => {
  const html = show(fixtures.default.source, '/after-notices');
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).toContain('Post-Treatment Instructions');
  expect(html).not.toContain('View all');
});

test('a treatment shows its own instructions and links to all of them', () => {
  const rows = fixtures.default.source.rows.slice(0, 1);
  const html = show({ ...fixtures.default.source, rows }, '/products/{productId}');
  expect(html).toMatch(/<details[^>]*open=""/);
  expect(html).toContain('href="/en/after-notices"');
});

test('a treatment without instructions has no section; the page of all instructions shows an empty message', () => {
  expect(show(fixtures.minimal.source, '/products/{productId}')).toBe('');
  expect(show(fixtures.minimal.source, '/after-notices')).toContain('No instructions available yet.');
});
