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

test.each([
  'SBS <SBS 뉴스> 출연',
  'tvN <SNL Korea>',
  '<EVENT> 여름 이벤트',
  '<MENU>',
  '<A> 코스와 <B> 코스',
  '<a 코스>',
  '<b 2>',
])('a title in angle brackets is no tag: %s', (title) =>
  expect(pathsIn({ menu: [{ url: '/products', title }] })).toEqual([]),
);

test.each([
  '<b>',
  '두 줄<BR>',
  '<B>굵게</B>',
  '<FONT color="red">',
  '<br />',
  '<input disabled>',
  'SBS <뉴스>의 <i>',
])('a tag of HTML is found: %s', (title) =>
  expect(pathsIn({ menu: [{ url: '/products', title }] })).toEqual([['menu', 0, 'title']]),
);

test(
  'a long text of open tags is read once',
  () => {
    const title = `${'<a '.repeat(300_000)}${'<a'.padEnd(300_000)}${'<a b'.padEnd(300_000)}`;
    expect(pathsIn({ menu: [{ url: '/products', title }] })).toEqual([]);
  },
  linearTimeoutMs,
);
