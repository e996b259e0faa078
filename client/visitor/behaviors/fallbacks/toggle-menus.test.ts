// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { toggleMenus } from './toggle-menus.ts';

document.addEventListener('click', toggleMenus);
const click = (selector: string) => (document.querySelector(selector) as HTMLElement).click();
const openMenus = () => [...document.querySelectorAll('.is-open')].map(({ id }) => id);
const button = () => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  document.body.click();
  document.body.innerHTML = `
    <button popovertarget="languages"><svg></svg></button>
    <div id="languages" popover="auto"><p></p><a href="#en">English</a></div>
    <button id="other" popovertarget="branches"></button>
    <div id="branches" popover="auto"></div>`;
});

test('a button opens its menu, closes it again and exposes its state', () => {
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(openMenus()).toEqual(['languages']);
  expect(button().getAttribute('aria-expanded')).toBe('true');
  button().click();
  expect(openMenus()).toEqual([]);
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('a click outside, another menu and a choice close a menu; a click inside does not', () => {
  button().click();
  click('p');
  expect(openMenus()).toEqual(['languages']);
  click('#other');
  expect(openMenus()).toEqual(['branches']);
  document.body.click();
  expect(openMenus()).toEqual([]);
  button().click();
  click('a');
  expect(openMenus()).toEqual([]);
});

test('Escape closes a menu and returns the focus', () => {
  button().click();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(openMenus()).toEqual(['languages']);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(openMenus()).toEqual([]);
  expect(document.activeElement).toBe(button());
});
