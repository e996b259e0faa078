import { expect, test, vi } from 'vitest';
import { BackendError } from './backend-error.ts';

test('an error of another copy of the module is one too, as in development, and no other error is', async () => {
  vi.resetModules();
  const other = await import('./backend-error.ts');
  expect(other.BackendError).not.toBe(BackendError);
  expect(new other.BackendError(404, 'Not found')).toBeInstanceOf(BackendError);
  expect(new BackendError(404, 'Not found')).toBeInstanceOf(BackendError);
  expect(new Error('BackendError')).not.toBeInstanceOf(BackendError);
  expect({ name: 'BackendError' }).not.toBeInstanceOf(BackendError);
});
