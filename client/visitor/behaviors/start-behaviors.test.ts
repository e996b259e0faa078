// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { settleFonts } from '#client/visitor/scheduling/on-idle.ts';
import { announceRouteChange } from '#engine/browser/navigation/route-change.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { startBehaviors } from './start-behaviors.ts';

/** Sets sizes and places of an element, which jsdom does not measure. */
const setMeasures = (element: Element, measured: Record<string, number>) => {
  for (const [name, value] of Object.entries(measured))
    Object.defineProperty(element, name, { configurable: true, value });
};

test('a clicked menu item scrolls into view in its row, also after late fonts, and the page stays', async () => {
  const fonts = Promise.withResolvers<void>();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: fonts.promise } });
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  document.body.innerHTML = '<nav><a data-nav-item href="#a">시술</a></nav><a href="#b">예약</a>';
  startBehaviors();
  const [item, other] = document.querySelectorAll('a') as unknown as [HTMLElement, HTMLElement];
  const row = document.querySelector('nav') as HTMLElement;
  setMeasures(row, { clientWidth: 390 });
  setMeasures(item, { offsetLeft: 500, offsetWidth: 90 });
  other.click();
  expect(row.scrollLeft).toBe(0);
  item.click();
  expect(row.scrollLeft).toBe(350);
  // The fonts widen the row.
  setMeasures(item, { offsetLeft: 550, offsetWidth: 100 });
  settleFonts();
  fonts.resolve();
  await vi.waitFor(() => expect(row.scrollLeft).toBe(405), waitTimeoutMs);
  expect(scrolled).not.toHaveBeenCalled();
});

test('menus close on a route change, as a choice may stay on the page, and before the browser caches the page', () => {
  document.body.innerHTML =
    '<div id="menu" popover="auto"></div><div id="toasts" popover="manual"></div><div id="plain"></div>';
  const closed: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body > div')) {
    // jsdom has no popovers.
    Object.defineProperty(element, 'popover', { value: element.getAttribute('popover') });
    Object.assign(element, { togglePopover: (isOpen: boolean) => isOpen || closed.push(element.id) });
  }
  announceRouteChange('/');
  expect(closed).toEqual(['menu']);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(closed).toEqual(['menu', 'menu']);
});

test('without the Navigation API, Back follows its link in a tab that this site opened', () => {
  Object.defineProperty(document, 'referrer', { configurable: true, value: `${location.origin}/products` });
  const length = vi.spyOn(history, 'length', 'get');
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  document.body.innerHTML = '<a data-back href="#list">뒤로</a>';
  const follows = (entries: number) => {
    length.mockReturnValue(entries);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    return document.querySelector('a')?.dispatchEvent(click);
  };
  expect([follows(1), back.mock.calls.length]).toEqual([true, 0]);
  expect([follows(2), back.mock.calls.length]).toEqual([false, 1]);
});
