// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { startCollapsing } from './collapse-menus.ts';

startCollapsing();
const menu = () => document.querySelector('details') as HTMLDetailsElement;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  document.body.innerHTML =
    '<details data-collapses open><summary>menu</summary><a href="#x"><i>x</i></a><p>text</p></details><details id="faq" open><a href="#y"></a></details>';
});

test('a menu collapses only after one of its entries is chosen', () => {
  find('p')?.click();
  expect(menu().open).toBe(true);
  find('i')?.click();
  expect(menu().open).toBe(false);
});

test('Escape collapses the menu and returns the focus to its trigger', () => {
  find('a')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
});

test('other disclosures are left alone', () => {
  find('#faq a')?.click();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect((find('#faq') as HTMLDetailsElement).open).toBe(true);
});
