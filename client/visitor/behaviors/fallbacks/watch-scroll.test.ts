// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { watchScroll } from './watch-scroll.ts';

test('the page is marked while its first pixels are outside the window', () => {
  let see: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (mark: HTMLElement) => expect(mark.style.blockSize).toBe('80px');
      constructor(callback: typeof see) {
        see = callback;
      }
    },
  );
  const isMarked = () => document.documentElement.classList.contains('is-scrolled');
  watchScroll();
  see([{ isIntersecting: true }]);
  expect(isMarked()).toBe(false);
  see([{ isIntersecting: false }]);
  expect(isMarked()).toBe(true);
  see([{ isIntersecting: true }]);
  expect(isMarked()).toBe(false);
});
