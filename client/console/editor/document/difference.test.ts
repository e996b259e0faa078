import { expect, test } from 'vitest';
import { fc } from '#tests/setup/fast-check.ts';
import { type Difference, differencesOf, splice } from './difference.ts';

const apply = (text: string, differences: Difference[]) =>
  differences.reduceRight((now, { offset, removed, added }) => {
    expect(now.slice(offset, offset + removed.length)).toBe(removed);
    return splice(now, offset, removed.length, added);
  }, text);

test('Distant changes are parts of their own, and what is between them is in none', () => {
  expect(differencesOf('a\n{\nb\n}\nc\n', 'A\n{\nb\n}\nc!\n')).toEqual([
    { offset: 0, removed: 'a', added: 'A' },
    { offset: 9, removed: '', added: '!' },
  ]);
  // The moved line is taken out and put in.
  expect(differencesOf('a\nb\nc\nd\n', 'b\nc\na\nd\n')).toEqual([
    { offset: 0, removed: 'a\n', added: '' },
    { offset: 6, removed: '', added: 'a\n' },
  ]);
  expect(differencesOf('a\nb', 'a\nb')).toEqual([]);
});

test('The parts turn the one text into the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', '{', '},', ''), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join('\n'), other.join('\n')];
      expect(apply(before, differencesOf(before, after))).toBe(after);
    }),
  );
});
