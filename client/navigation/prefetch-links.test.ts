// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('links are watched from 200 px before they are seen', async () => {
  const watched: Element[] = [];
  let margin: string | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(_seen: unknown, options: IntersectionObserverInit) {
        margin = options.rootMargin;
      }
      observe = (link: Element) => watched.push(link);
      unobserve = () => {};
    },
  );
  vi.stubGlobal('navigation', {});
  document.body.innerHTML = '<a href="/products">시술</a><a>이름</a>';
  const { prefetchLinks } = await import('./prefetch-links.ts');
  prefetchLinks(document);
  expect(margin).toBe('200px');
  expect(watched).toEqual([document.querySelector('a[href]')]);
});
