import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { fixtures } from './fixtures.ts';
import component from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const show = (name: keyof typeof fixtures) => {
  const { data, source } = fixtures[name];
  return renderForTest({ component, messages }, { data: schema.parse(data), source }).html;
};

test('a story shows every chapter with its image under one h1', () => {
  const html = show('default');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<h2/g)).toHaveLength(2);
  for (const name of ['branding-1', 'story-1', 'space-1']) expect(html).toContain(`${name}.webp`);
});

test('a story can be shared and links back to the list', () => {
  const html = show('default');
  expect(html).toContain('data-share-title="피부에 봄이 오는 순간"');
  expect(html).toContain('href="/en/brandings"');
});

test('a chapter without a title or image leaves no gap', () => {
  expect(show('minimal')).not.toMatch(/<h2|<img/);
});
