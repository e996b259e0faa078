// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { placeMenu } from './place-menus.ts';

document.body.innerHTML = '<button popovertarget="list"></button><div id="list" popover></div>';
const list = document.querySelector('#list') as HTMLElement;
vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
const placed = (left: number, top: number) => {
  Object.assign(document.querySelector('button') as HTMLElement, {
    getBoundingClientRect: () => new DOMRect(left, top, 100, 40),
  });
  placeMenu(list);
  const { top: above, right, bottom, left: before } = list.style;
  return [above, right, bottom, before];
};

test('a menu opens below a button in the upper half and above one in the lower half', () => {
  expect(placed(50, 10)).toEqual(['54px', 'auto', 'auto', '50px']);
  expect(placed(50, 700)).toEqual(['auto', 'auto', '104px', '50px']);
});

test('a menu aligns its right edge with a button on the right', () => {
  expect(placed(880, 10)).toEqual(['54px', '20px', 'auto', 'auto']);
});

test('a menu without a button stays where the stylesheet puts it', () => {
  const other = Object.assign(document.createElement('div'), { id: 'other' });
  placeMenu(other);
  expect(other.style.inset).toBe('');
});
