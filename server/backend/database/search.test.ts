import { expect, test } from 'vitest';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { searchable } from './search.ts';

test('markup is removed, and elements of their own line separate words', () => {
  const html =
    '<p class="a">Lifting<br/>care <b title="x">of</b> skin</p><TABLE\nid=t><tr><td>1 &lt; 2</td></tr></TABLE>';
  expect(searchable([html, null, '<i>Faq</i>'])).toBe('lifting\ncare of skin\n1 < 2\nfaq');
});

test('less-than signs that begin no tag are text', () => {
  expect(searchable(['1 < 2 and 2 < 3'])).toBe('1 < 2 and 2 < 3');
});

test.each(['<', '<p ', '</div'])(
  'a text of many %j is read once',
  (markup) => {
    const text = markup.repeat(1_000_000 / markup.length);
    expect(searchable([text])).toBe(text.trim());
  },
  linearTimeoutMs,
);
