import { expect, test } from 'vitest';
import { pageKeys } from './page-keys.ts';
import { titleKindOf } from './title-kind.ts';

test('every page of the specification has a kind, and pages of entries are none of the others', () => {
  expect(pageKeys.filter((key) => titleKindOf(key) === 'other' && key.includes('{'))).toEqual([
    // Its title is the board's.
    '/cscenter/boards/{boardTypeId}/write',
  ]);
  expect(titleKindOf('/')).toBe('home');
  expect(titleKindOf('/summer-event')).toBe('other');
  expect(titleKindOf('/constructor')).toBe('other');
});
