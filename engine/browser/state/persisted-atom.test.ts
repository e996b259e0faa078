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

test('an asynchronous storage is waited for', async () => {
  const setItem = vi.fn();
  const getItem = () =>
    new Promise<string>((resolve) => setTimeout(resolve, storageTimeout - 1, '["stored"]'));
  const { list, store } = mounted({ getItem, setItem });
  expect(store.get(list)).toEqual(['initial']);
  await vi.advanceTimersByTimeAsync(storageTimeout - 1);
  expect(store.get(list)).toEqual(['stored']);
  expect(setItem).not.toHaveBeenCalled();
});

test('changes made before the storage answers are reapplied to the stored value', async () => {
  const setItem = vi.fn();
  const getItem = () => new Promise<string>((resolve) => setTimeout(resolve, 100, '["stored"]'));
  const { list, store } = mounted({ getItem, setItem });
  store.set(list, add('new'));
  expect(store.get(list)).toEqual(['initial', 'new']);
  expect(setItem).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.get(list)).toEqual(['stored', 'new']);
  expect(setItem).toHaveBeenCalledExactlyOnceWith('list', '["stored","new"]');
});

test('the storage timeout is 5000 ms: after it the state continues without the stored value, and a late answer is ignored', async () => {
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

test('without a working storage it is a plain atom', async () => {
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
    store.set(list, add('newer'));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get(list)).toEqual(['initial', 'new', 'newer']);
  }
});

test('changes that a full storage refuses are not replaced by what it has', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const list = persistedAtom('list', words, [], { getItem: () => '["stored"]', setItem });
  const store = createStore();
  store.set(list, add('new'));
  store.set(list, add('newer'));
  store.sub(list, () => {});
  expect(store.get(list)).toEqual(['stored', 'new', 'newer']);
});
