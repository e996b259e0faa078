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

test('what was typed is there again on the next page, but no password', () => {
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

test('a box that stands for another text than the one that was agreed to is not ticked again', () => {
  const form = make();
  field(form, 'isPrivate').value = 'text-of-before';
  field(form, 'isPrivate').checked = true;
  saveDraft(form);
  const next = make();
  field(next, 'isPrivate').value = 'text-of-now';
  restoreDraft(next);
  expect(field(next, 'isPrivate').checked).toBe(false);
});

test('nothing is brought back where nothing was typed, or where it was sent', () => {
  const form = make();
  expect(restoreDraft(form)).toBe(false);
  field(form, 'name').value = 'Jane';
  saveDraft(form);
  forgetDraft(form);
  expect(restoreDraft(make())).toBe(false);
});

test('a form keeps its key over errors and reloads until it has been done', () => {
  const form = make();
  const key = sendingKey(form);
  expect(key).toMatch(/^[\da-f]{32}$/);
  saveDraft(form);
  expect(sendingKey(make())).toBe(key);
  forgetDraft(form);
  expect(sendingKey(form)).not.toBe(key);
});

test('a draft that cannot be read is none', () => {
  sessionStorage.setItem('maru-draft:/write:create', '{');
  expect(restoreDraft(make())).toBe(false);
});

test('where storage is full by now, what was typed last and its key are kept by the page', () => {
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
