// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { visitKey } from '#engine/browser/events/visit-key.ts';
import { announceRouteChange } from '#engine/browser/navigation/route-change.ts';
import type { SiteEvent } from '#schemas/site/site-event.ts';

const idle: (() => void)[] = [];
vi.mock('#client/visitor/scheduling/on-idle.ts', () => ({
  onIdleAfterFontsOrFirstInput: (run: () => void) => idle.push(run),
}));

let events: SiteEvent[];

beforeEach(async () => {
  vi.resetModules();
  idle.length = 0;
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '홈';
  const { startEvents } = await import('./start-events.ts');
  const { onEvent } = await import('#engine/browser/events/on-event.ts');
  startEvents();
  // Listeners of earlier tests go on: each fills its own list.
  const own: SiteEvent[] = [];
  onEvent((event) => own.push(event));
  events = own;
});

const go = (path: string, title: string) => {
  history.pushState(null, '', path);
  document.title = title;
  announceRouteChange(location.pathname);
};
const views = () =>
  events.flatMap((event) => (event.name === 'page_view' ? [`${event.path} ${event.title}`] : []));

test('the first page and each further one is one view, with its own title and path', () => {
  go('/products', '시술');
  go('/products/3', '리프팅');
  expect(views()).toEqual(['/ 홈', '/products 시술', '/products/3 리프팅']);
  expect(events.at(-1)).toMatchObject({ referrer: `${location.origin}/products` });
});

test('an anchor, or a link to the page itself, is not another view; another query is', () => {
  go('/#hours', '홈');
  go('/', '홈');
  expect(views()).toHaveLength(1);
  go('/products?keyword=a', '시술');
  go('/products?keyword=b', '시술');
  expect(views()).toHaveLength(3);
});

test('a page that the browser restores is viewed again, a page that just loaded is not', () => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(views()).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(views()).toHaveLength(2);
});

test('the first page of the visit is remembered once the browser is idle, and not replaced', () => {
  expect(sessionStorage.getItem(visitKey)).toBeNull();
  go('/products', '시술');
  for (const run of idle) run();
  expect(sessionStorage.getItem(visitKey)).toBe('/\n');
  sessionStorage.setItem(visitKey, '/en\nhttps://example.com');
  for (const run of idle) run();
  expect(sessionStorage.getItem(visitKey)).toContain('/en');
});

test('a campaign is remembered, also on a later page of the visit, and another one replaces it', async () => {
  for (const [query, expected] of [
    ['?page=2', undefined],
    ['?utm_source=naver&page=2', '?utm_source=naver&page=2'],
    ['', '?utm_source=naver&page=2'],
    ['?utm_source=kakao', '?utm_source=kakao'],
  ] as const) {
    vi.resetModules();
    idle.length = 0;
    history.replaceState(null, '', `/products${query}`);
    (await import('./start-events.ts')).startEvents();
    for (const run of idle) run();
    expect(sessionStorage['maru:campaign']).toBe(expected);
  }
});
