import { expect, test, vi } from 'vitest';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { logFailures } from './log-failures.ts';

test('what a visitor searched for is not logged, and a busy process is no failure of the page', () => {
  const [warn, error] = [vi.fn(), vi.fn()];
  const { onError, onEncodingError } = logFailures(() => ({ warn, error }));
  const key = 'https://raon.example /search?keyword=private';
  onError(new TooBusy('busy'), key);
  expect(warn).not.toHaveBeenCalled();
  const failure = new Error('away');
  onError(failure, key);
  onEncodingError(failure, key);
  const logged = { err: failure, key: 'https://raon.example /search' };
  expect([warn.mock.calls[0]?.[0], error.mock.calls[0]?.[0]]).toEqual([logged, logged]);
});
