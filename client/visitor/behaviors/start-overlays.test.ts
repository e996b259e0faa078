// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { startOverlays } from './start-overlays.ts';

startOverlays();
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const click = (selector: string) => (document.querySelector(selector) as HTMLElement).click();

beforeEach(() => {
  // jsdom's dialogs have `open` but no methods.
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  history.replaceState(null, '', '/products');
  document.body.innerHTML = `
    <a id="toggle" href="/search" data-search-toggle="search"></a>
    <a id="item" href="#products" data-nav-item></a>
    <dialog id="search" data-close-outside><div data-dialog-panel><input><b id="inside"></b></div></dialog>`;
});

test('the toggle opens the search, focuses its box, and closes it again', () => {
  click('#toggle');
  expect(dialog().open).toBe(true);
  expect(document.activeElement?.localName).toBe('input');
  click('#toggle');
  expect(dialog().open).toBe(false);
});

test('on the search page the toggle opens nothing', () => {
  history.replaceState(null, '', '/search?keyword=laser');
  click('#toggle');
  expect(dialog().open).toBe(false);
});

test('where the page shows a search box, the toggle focuses it and opens nothing', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<input id="hidden" data-search-box><input id="box" data-search-box>',
  );
  const box = document.querySelector('#box') as HTMLElement;
  const hidden = document.querySelector('#hidden') as HTMLElement;
  box.checkVisibility = () => true;
  hidden.checkVisibility = () => false;
  click('#toggle');
  expect(dialog().open).toBe(false);
  expect(document.activeElement).toBe(box);
  dialog().open = true;
  click('#toggle');
  expect(dialog().open).toBe(false);
  expect(document.activeElement).toBe(box);
});

test('a click inside leaves the search open, one on the navigation or outside closes it', () => {
  click('#toggle');
  click('#inside');
  expect(dialog().open).toBe(true);
  click('#item');
  expect(dialog().open).toBe(false);
  click('#toggle');
  dialog().click();
  expect(dialog().open).toBe(false);
});

test('a click that removes its own target leaves the search open', () => {
  click('#toggle');
  const inside = document.querySelector('#inside') as HTMLElement;
  inside.addEventListener('click', () => inside.remove());
  inside.click();
  expect(dialog().open).toBe(true);
});

test('the focus may move to the header above the search; moving into the page beneath closes it', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<header><button></button></header><main><a href="/a"></a></main>',
  );
  click('#toggle');
  (document.querySelector('header button') as HTMLElement).focus();
  expect(dialog().open).toBe(true);
  (document.querySelector('main a') as HTMLElement).focus();
  expect(dialog().open).toBe(false);
});
