// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { iconPaths } from '#blocks/_ui/icon-paths.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import { showNotice, showToast } from '#engine/browser/toast/show-toast.ts';
import { startToasts } from './start-toasts.ts';
import { toastIcons } from './toast-icons.ts';

startToasts();

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.lang = 'ja';
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
});

const arrive = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(60);
};
const texts = (role: string) =>
  [...document.querySelectorAll(`[role=${role}] .Toasts-text`)].map(({ innerHTML }) => innerHTML);
const closeButtons = () => [...document.querySelectorAll<HTMLButtonElement>('.Toasts-close')];

test('a toast shows its HTML in a live region, a notice its text as text', async () => {
  showToast({ description: '<b>Saved</b>' });
  showNotice('1 < 2');
  await arrive();
  expect(texts('status')).toEqual(['<b>Saved</b>', '1 &lt; 2']);
  expect(texts('alert')).toEqual([]);
});

test('an error is assertive and shown in order with the others', async () => {
  showNotice('first');
  showNotice('Failed to create article.', 'error');
  await arrive();
  expect(texts('alert')).toEqual(['Failed to create article.']);
  const orders = [...document.querySelectorAll<HTMLElement>('[data-toast]')].map(({ style }) => +style.order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
});

test('a Korean message is read out in Korean whatever the language of the page', async () => {
  showNotice(unknownErrorMessage);
  showNotice('1 回');
  await arrive();
  const languages = [...document.querySelectorAll<HTMLElement>('.Toasts-text')].map(({ lang }) => lang);
  expect(languages).toEqual(['ko', '']);
});

test('a toast without hasClose has no close button; the others label theirs in the page’s language', async () => {
  showToast({ description: 'a', hasClose: false });
  showToast({ description: 'b' });
  await arrive();
  expect(closeButtons().map((button) => button.getAttribute('aria-label'))).toEqual(['通知を閉じる']);
});

test('a closed toast fades out, is removed and returns the focus', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<input>');
  const input = document.querySelector('input') as HTMLInputElement;
  input.focus();
  showToast({ description: 'a' });
  await arrive();
  const [button] = closeButtons();
  button?.focus();
  button?.click();
  expect(document.querySelectorAll('.Toasts-toast--closing')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(0);
  expect(document.activeElement).toBe(input);
});

test('the icons match the icon set', () => {
  expect(toastIcons).toEqual({
    success: iconPaths.success,
    info: iconPaths.info,
    error: iconPaths.alert,
    close: iconPaths.close,
  });
});
