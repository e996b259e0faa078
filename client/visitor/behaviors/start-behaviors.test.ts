// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { startBehaviors } from './start-behaviors.ts';

test('a clicked menu item scrolls into view, other links do not', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  document.body.innerHTML = '<a data-nav-item href="#a">시술</a><a href="#b">예약</a>';
  startBehaviors();
  const [item, other] = document.querySelectorAll('a');
  other?.click();
  expect(scrolled).not.toHaveBeenCalled();
  item?.click();
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', inline: 'center', behavior: 'instant' });
  expect(scrolled.mock.contexts).toEqual([item]);
});
