// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

/** A fake IntersectionObserver that lets a test bring links near. */
class Watch {
  static margin: string | undefined;
  static watched: Element[] = [];
  static near: (...links: Element[]) => void;
  constructor(seen: (entries: object[]) => void, options: IntersectionObserverInit) {
    Watch.margin = options.rootMargin;
    Watch.near = (...links) => seen(links.map((target) => ({ isIntersecting: true, target })));
  }
  observe = (link: Element) => Watch.watched.push(link);
  unobserve = () => {};
}

const fetchPayload = vi.fn();
vi.mock(import('./fetch-payload.ts'), async (original) => ({
  ...(await original()),
  fetchPayload,
  isFetched: () => false,
}));
vi.mock(import('#client/visitor/scheduling/on-idle.ts'), async (original) => ({
  ...(await original()),
  afterFonts: (then: () => void) => then(),
}));

beforeEach(() => {
  vi.resetModules();
  Watch.watched = [];
  fetchPayload.mockReset();
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('navigation', {});
});

test('links are observed from 200 px outside the viewport', async () => {
  document.body.innerHTML = '<a href="/products">시술</a><a>이름</a>';
  const { prefetchLinks } = await import('./prefetch-links.ts');
  prefetchLinks(document);
  expect(Watch.margin).toBe('200px');
  expect(Watch.watched).toEqual([document.querySelector('a[href]')]);
});

test('two pages are fetched at a time, and none for links of a page that was left', async () => {
  const finish: (() => void)[] = [];
  fetchPayload.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve('full-load'))));
  document.body.innerHTML = ['/a', '/b', '/c', '/d'].map((href) => `<a href="${href}">x</a>`).join('');
  const { prefetchLinks } = await import('./prefetch-links.ts');
  prefetchLinks(document);
  const fetched = () => fetchPayload.mock.calls.map(([url]) => url.pathname);
  Watch.near(...document.querySelectorAll('a'));
  expect(fetched()).toEqual(['/a', '/b']);

  document.body.innerHTML = '<a href="/next">x</a>';
  prefetchLinks(document);
  Watch.near(...document.querySelectorAll('a'));
  for (const done of finish) done();
  await vi.waitFor(() => expect(fetched()).toEqual(['/a', '/b', '/next']), waitTimeoutMs);
});
