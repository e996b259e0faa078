import { expect, test } from 'vitest';
import { fc } from '#tests/setup/fast-check.ts';
import { pageWindow } from './page-window.ts';

test('few pages are all offered', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test('many pages show the ends and the neighbors of the current one', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageWindow(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
});

test('the current page is offered, numbers ascend, and a gap hides at least two pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, pages) => {
      const entries = pageWindow(page, pages);
      expect(entries.length).toBe(Math.min(pages, 7));
      expect(entries).toContain(Math.min(page, pages));
      entries.forEach((entry, index) => {
        const before = entries[index - 1];
        const after = entries[index + 1];
        if (entry === null) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(entry).toBe(before + 1);
      });
    }),
  );
});
