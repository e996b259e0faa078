// @vitest-environment jsdom
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistedAtom } from './persisted-atom.ts';
import { storageTimeout, type TextStorage } from './storage.ts';

const words = (stored: unknown): string[] => (Array.isArray(stored) ? stored.map(String) : []);
const add = (word: string) => (list: string[]) => [...list, word];
const mounted = (storage: TextStorage) => {
  const list = persistedAtom('list', words, ['initial'], storage);
  const store = createStore();
  store.sub(list, () => {});
  return { list, store };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a storage that answers later is waited for', async () => {
  const setItem = vi.fn();
  const getItem = () => new Promise<string>((resolve) => setTimeout(resolve, storageTimeout - 1, '["kept"]'));
  const { list, store } = mounted({ getItem, setItem });
  expect(store.get(list)).toEqual(['initial']);
  await vi.advanceTimersByTimeAsync(storageTimeout - 1);
  expect(store.get(list)).toEqual(['kept']);
  expect(setItem).not.toHaveBeenCalled();
});

test('what is changed before the storage answers is done again over what it holds', async () => {
  const setItem = vi.fn();
  const getItem = () => new Promise<string>((resolve) => setTimeout(resolve, 100, '["kept"]'));
  const { list, store } = mounted({ getItem, setItem });
  store.set(list, add('new'));
  expect(store.get(list)).toEqual(['initial', 'new']);
  expect(setItem).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.get(list)).toEqual(['kept', 'new']);
  expect(setItem).toHaveBeenCalledExactlyOnceWith('list', '["kept","new"]');
});

test('the storage time-out is 5000 ms: from then on the state goes on without it, and a late answer changes nothing', async () => {
  expect(storageTimeout).toBe(5000);
  const setItem = vi.fn();
  const getItem = () => new Promise<string>((resolve) => setTimeout(resolve, 6_000, '["late"]'));
  const { list, store } = mounted({ getItem, setItem });
  store.set(list, add('new'));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(setItem).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(setItem).toHaveBeenCalledExactlyOnceWith('list', '["initial","new"]');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.get(list)).toEqual(['initial', 'new']);
});

test('a storage that refuses, at once or later, leaves a plain atom', async () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const reject = () => Promise.reject(new Error('gone'));
  for (const storage of [
    { getItem: deny, setItem: deny },
    { getItem: reject, setItem: reject },
  ]) {
    const { list, store } = mounted(storage);
    await vi.advanceTimersByTimeAsync(0);
    store.set(list, add('new'));
    expect(store.get(list)).toEqual(['initial', 'new']);
  }
});
