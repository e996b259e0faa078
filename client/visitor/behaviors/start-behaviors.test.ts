// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { settleFonts } from '#client/visitor/scheduling/on-idle.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { startBehaviors } from './start-behaviors.ts';

test('a clicked menu item scrolls into view in its row, also after late fonts, and the page stays', async () => {
  const fonts = Promise.withResolvers<void>();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: fonts.promise } });
  const intoView = vi.fn();
  const scrolled = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView: intoView, scrollBy: scrolled });
  document.body.innerHTML = '<nav><a data-nav-item href="#a">시술</a></nav><a href="#b">예약</a>';
  startBehaviors();
  const [item, other] = document.querySelectorAll('a') as unknown as [HTMLElement, HTMLElement];
  const row = document.querySelector('nav') as HTMLElement;
  row.getBoundingClientRect = () => new DOMRect(0, 0, 390, 48);
  item.getBoundingClientRect = () => new DOMRect(500, 0, 90, 48);
  other.click();
  expect(scrolled).not.toHaveBeenCalled();
  item.click();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 350, behavior: 'instant' });
  // The visitor has scrolled on, and the fonts widen the row.
  item.getBoundingClientRect = () => new DOMRect(250, -900, 100, 48);
  settleFonts();
  fonts.resolve();
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2), waitTimeoutMs);
  expect(scrolled).toHaveBeenLastCalledWith({ left: 105, behavior: 'instant' });
  expect(scrolled.mock.contexts).toEqual([row, row]);
  expect(intoView).not.toHaveBeenCalled();
});
