import { expect, test } from 'vitest';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { isTooDeep, maxNesting, withoutTags } from './markup-depth.ts';

test.each(['<b>', '<b/>', '<svg>', '<p><li>', '<li><p>', '<td><b>'])(
  'Many %s without an end are too deep, and the rest is not parsed',
  (start) => {
    expect(isTooDeep(start.repeat(1_000_000))).toBe(true);
  },
  linearTimeoutMs,
);

test.each([
  '<p>a',
  '<ul><li>a<li>b</ul>',
  '<li>a',
  '<table><tr><th>a<td>b<tr><td>c</table>',
  '<tr><td>a<td>b',
  '<dt>a<dd>b',
  '<option>a',
  '<p><b>a</b><br><img src="/a.webp"></p>',
  '<br>',
  '<b></b></i></p></br>',
  '<svg><path/></svg>',
  '<!-- <b> -->',
  'a < b <3 ',
])('Any number of %s is not', (html) => {
  expect(isTooDeep(html.repeat(2_000))).toBe(false);
});

test('As many elements as allowed may be nested', () => {
  const nested = (depth: number) => `${'<b>'.repeat(depth)}a${'</b>'.repeat(depth)}`;
  expect(isTooDeep(nested(maxNesting))).toBe(false);
  expect(isTooDeep(nested(maxNesting + 1))).toBe(true);
});

test('Markup without its tags has its words, and no tag is made of what is left', () => {
  expect(withoutTags('<p>a &amp; b<br>c < d</p>').trim()).toBe('a &amp; b c < d');
  expect(withoutTags('<<b>script>a')).toBe('< script>a');
  expect(withoutTags('a<b')).toBe('a ');
});
