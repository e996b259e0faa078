import { expect, test } from 'vitest';
import { entryStatuses } from './entry-statuses.ts';

/** 23:30 on 15 June in Seoul. */
const now = Date.parse('2026-06-15T14:30:00Z');

test.each([
  [{ isPinned: true, createdAt: '2026-01-01T00:00:00Z' }, ['pinned']],
  [{ isAlways: true }, []],
  [{ startAt: '2026-06-15T14:00:00Z', endAt: '2026-06-15T15:00:00Z' }, []],
  [{ startAt: '2026-06-15T15:00:00Z', endAt: '2026-07-01T00:00:00Z', isSecret: true }, ['secret', 'coming']],
  [{ startAt: '2026-06-01T00:00:00Z', endAt: '2026-06-15T14:30:00Z' }, ['ended']],
  [{ date: '2026-06-15' }, []],
  [{ date: '2026-06-14', endDate: '2026-06-15' }, []],
  [{ date: '2026-06-14' }, ['ended']],
  [{ effectiveDate: '2026-06-16' }, ['coming']],
])('%o is marked %o', (entry, marks) => {
  expect(entryStatuses(entry, now, 'Asia/Seoul')).toEqual(marks);
});
