// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, restoreDraft, saveDraft, sendingKey } from './drafts.ts';

const make = () => {
  document.body.innerHTML = `<form action="/write" data-form="create" data-draft>
    <input name="name"><input name="password" type="password"><input name="token" type="hidden" value="t">
    <textarea name="content"></textarea><input name="isPrivate" type="checkbox" value="on"></form>`;
  return document.querySelector('form') as HTMLFormElement;
};
const field = (form: HTMLFormElement, name: string) =>
  form.querySelector(`[name="${name}"]`) as HTMLInputElement;

beforeEach(() => forgetDraft(make()));

test('typed text is restored on the next page, except passwords', () => {
  const form = make();
  field(form, 'name').value = 'Jane';
  field(form, 'password').value = 'secret!';
  field(form, 'content').value = 'one\ntwo';
  field(form, 'isPrivate').checked = true;
  saveDraft(form);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|token/);
  const next = make();
  expect(restoreDraft(next)).toBe(true);
  expect(field(next, 'content').value).toBe('one\ntwo');
  expect(field(next, 'isPrivate').checked).toBe(true);
  expect(field(next, 'password').value).toBe('');
});

test('a checkbox is not ticked again if its text has changed since', () => {
  const form = make();
  field(form, 'isPrivate').value = 'old-text';
  field(form, 'isPrivate').checked = true;
  saveDraft(form);
  const next = make();
  field(next, 'isPrivate').value = 'new-text';
  restoreDraft(next);
  expect(field(next, 'isPrivate').checked).toBe(false);
});

test('nothing is restored if nothing was typed, or if it was sent', () => {
  const form = make();
  expect(restoreDraft(form)).toBe(false);
  field(form, 'name').value = 'Jane';
  saveDraft(form);
  forgetDraft(form);
  expect(restoreDraft(make())).toBe(false);
});

test('a form retains its key over errors and reloads until it succeeds', () => {
  const form = make();
  const key = sendingKey(form);
  expect(key).toMatch(/^[\da-f]{32}$/);
  saveDraft(form);
  expect(sendingKey(make())).toBe(key);
  forgetDraft(form);
  expect(sendingKey(form)).not.toBe(key);
});

test('an unreadable draft counts as none', () => {
  sessionStorage.setItem('maru-draft:/write:create', '{');
  expect(restoreDraft(make())).toBe(false);
});

test('if storage fills up, the page retains the latest text and its key', () => {
  const form = make();
  field(form, 'name').value = 'Jane';
  saveDraft(form);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  field(form, 'name').value = 'Jane Doe';
  saveDraft(form);
  const key = sendingKey(form);
  expect(sendingKey(form)).toBe(key);
  const next = make();
  expect([restoreDraft(next), field(next, 'name').value]).toEqual([true, 'Jane Doe']);
  full.mockRestore();
});

test('a chosen option is restored, and an option that is gone becomes the first', () => {
  const withDoctors = (...ids: number[]) => {
    const form = make();
    const options = ids.map((id) => `<option value="${id}">${id}</option>`).join('');
    form.insertAdjacentHTML(
      'beforeend',
      `<select name="managerId"><option value="">Any</option>${options}</select>`,
    );
    return form;
  };
  const before = withDoctors(1, 2);
  field(before, 'managerId').value = '2';
  saveDraft(before);
  const same = withDoctors(1, 2);
  restoreDraft(same);
  const fewer = withDoctors(1);
  restoreDraft(fewer);
  expect([field(same, 'managerId').value, fewer.querySelector('select')?.selectedIndex]).toEqual(['2', 0]);
});

test('the draft of a form stays with another page or filter of the list above it', () => {
  const form = make();
  form.setAttribute('action', '/write?categoryId=2&page=3');
  field(form, 'name').value = 'Jane';
  saveDraft(form);
  const next = make();
  expect([restoreDraft(next), field(next, 'name').value]).toEqual([true, 'Jane']);
});
