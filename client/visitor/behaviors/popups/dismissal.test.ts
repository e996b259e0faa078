// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogs, idOf, pass, resetPopups, row, show, tick } from './popups-for-test.ts';

resetPopups();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

test('popups with a today-dismiss cookie are skipped', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as left by an earlier visit today
  document.cookie = `DO_NOT_SHOW_POPUP_${idOf(1)}=1; path=/`;
  await show([row(1), row(2)]);
  expect(dialogs()).toEqual(['팝업 2']);
});

test('dismissing sets the cookie at once, and the next popup shows after the first has faded', async () => {
  await show([row(1), row(2)]);
  await tick();
  expect(document.cookie).toContain(`DO_NOT_SHOW_POPUP_${idOf(1)}=1`);
  await pass(299);
  expect(dialogs()).toEqual(['팝업 1']);
  await pass(1);
  expect(dialogs()).toEqual(['팝업 2']);
});

test('unticking clears the cookie, and the popup stays', async () => {
  await show([row(1)]);
  await tick();
  await pass(200);
  await tick();
  expect(document.cookie).not.toContain(`DO_NOT_SHOW_POPUP_${idOf(1)}`);
  await pass(5000);
  expect(dialogs()).toEqual(['팝업 1']);
});
