// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { promptLogin } from './session-prompt.ts';

beforeEach(() => {
  // jsdom's dialogs lack showModal and close, and its stylesheets cannot be constructed.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  CSSStyleSheet.prototype.replaceSync = () => {};
  document.adoptedStyleSheets = [];
  document.documentElement.lang = 'en';
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  document.body.innerHTML = '<main></main>';
});

const prompts = () => [...document.querySelectorAll('[role=alertdialog]')];
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')];

test('an expired login prompts to log in again, in the language of the page, once', () => {
  promptLogin();
  promptLogin();
  expect(prompts()).toHaveLength(1);
  const label = document.getElementById(prompts()[0]?.getAttribute('aria-labelledby') ?? '');
  expect(label?.textContent).toBe('Your login session has expired. Please log in again');
  buttons()[0]?.click();
  document.documentElement.lang = 'ja';
  promptLogin();
  expect(prompts()[0]?.textContent).toContain('もう一度ログインしてください');
});

test('login is offered on pages with the reservation widget, and opens it after the prompt has closed', () => {
  // A link for the widget does nothing where the partner uses none.
  document.body.innerHTML = '<a href="/cscenter/contact" data-widget="visit">Reserve</a>';
  promptLogin();
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Close']);
  buttons()[0]?.click();
  expect(prompts()).toEqual([]);

  document.body.innerHTML = '<div data-reservation-widget="{}"></div>';
  promptLogin();
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Close', 'Log in again']);
  let open: number | undefined;
  document.addEventListener('click', ({ target }) => {
    if ((target as HTMLElement).dataset.widget === 'visit') open = prompts().length;
  });
  buttons()[1]?.click();
  expect(open).toBe(0);
});
