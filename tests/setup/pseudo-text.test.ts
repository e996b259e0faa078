import { expect, test } from 'vitest';
import { pseudo } from './pseudo-text.ts';

test('words grow, arguments, markup and entities stay', () => {
  expect(pseudo('Close')).toBe('⟦Ƈŀŀǿǿşḗ⟧');
  expect(pseudo('{count} of <b>it</b> &amp; all')).toMatch(/^⟦\{count\} ǿ\S+ <b>ī\S+<\/b> &amp; ȧ\S+⟧$/);
});

test('a message may have elements in the branches of its plurals', () => {
  const text = pseudo('{count, plural, one {<b>#</b> item} other {<b>#</b> items}} for <link>you</link>');
  expect(text).toMatch(
    /^⟦\{count, plural, one \{<b>#<\/b> ī\S+\} other \{<b>#<\/b> ī\S+\}\} ƒ\S+ <link>\S+<\/link>⟧$/,
  );
  expect(text).not.toMatch(/item|you/);
});
