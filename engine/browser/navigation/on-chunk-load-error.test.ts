import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onChunkLoadError } from './on-chunk-load-error.ts';

const assign = vi.fn();
const reload = vi.fn();
const confirm = vi.fn();
const failure = new TypeError('no such chunk');
const at = (href: string) => vi.stubGlobal('location', { href, assign, reload });

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('confirm', confirm);
  vi.stubGlobal('document', { body: { dataset: { reload: 'Load the page again?' } } });
  at('https://site.example/a');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a link is followed', () => {
  onChunkLoadError('https://site.example/b')(failure);
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://site.example/b');
  expect(confirm).not.toHaveBeenCalled();
});

test('anything else offers to reload the page, and does so when the visitor agrees', () => {
  onChunkLoadError()(failure);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Load the page again?');
  expect(reload).not.toHaveBeenCalled();
  confirm.mockReturnValue(true);
  onChunkLoadError()(failure);
  expect(reload).toHaveBeenCalledOnce();
});

test('a visitor who moved to another page in the meantime stays there', () => {
  const failed = onChunkLoadError('https://site.example/b');
  at('https://site.example/c');
  failed(failure);
  expect([assign, confirm, reload].flatMap((one) => one.mock.calls)).toEqual([]);
});
