import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { checkWithRules } from '../../check-document.ts';
import { belowIntro, node } from '../../testing/example-documents.ts';
import { exampleText } from '../../testing/example-site.ts';
import rule from './index.ts';

const rules = new Map([['text-markup', { ...rule, id: 'text-markup' }]]);
const pathsIn = (document: Record<string, unknown>) =>
  checkWithRules(exampleText({ document }), rules, { registry }).map(({ path }) => path);

test('a link in Markdown is found', () => {
  const section = node('QuoteBanner', { quote: '자세히는 [여기](/products)에서' });
  expect(pathsIn(belowIntro(section))).toEqual([['pages', '/a', 'sections', 1, 'data', 'quote']]);
});

test(
  'a long text of brackets is read once',
  () => {
    expect(pathsIn({ menu: [{ url: '/products', title: '['.repeat(1_000_000) }] })).toEqual([]);
  },
  linearTimeoutMs,
);
