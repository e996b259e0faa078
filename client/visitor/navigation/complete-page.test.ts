// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { replaceModel } from '#client/visitor/islands/read-model.ts';
import { completePage } from './complete-page.ts';

vi.mock('./load-show-payload.ts', () => ({ loadShowPayload: async () => ({}) }));

/** How the browser got the document: by a link, or by a reload. */
const loadedBy = (type: 'navigate' | 'reload') =>
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });

/** Whether a page is loaded again, if another document has to show its complete version. */
async function isReloaded(isCurrent = true): Promise<boolean> {
  const reload = vi.fn();
  await completePage(Promise.resolve('full-load'), () => isCurrent, reload);
  return reload.mock.calls.length > 0;
}

beforeEach(() => {
  replaceModel({} as Parameters<typeof replaceModel>[0]);
  document.body.innerHTML = '<form data-form="inquiry"><input name="name"></form>';
});

test('a page whose complete version this document cannot show is loaded again, once', async () => {
  loadedBy('navigate');
  expect(await isReloaded()).toBe(true);
  loadedBy('reload');
  expect(await isReloaded()).toBe(false);
});

test('a visitor who is writing into a form, or left the page, is not interrupted by a reload', async () => {
  loadedBy('navigate');
  expect(await isReloaded(false)).toBe(false);
  document.querySelector('input')?.focus();
  expect(await isReloaded()).toBe(false);
});
