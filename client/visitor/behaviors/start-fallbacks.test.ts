// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { startFallbacks } from './start-fallbacks.ts';

const offline = vi.hoisted(() => ({ is: true }));
const answerClick = vi.hoisted(() => vi.fn());
vi.mock('#engine/load-once.ts', async (original) => {
  const { loadOnce } = await original<typeof import('#engine/load-once.ts')>();
  return {
    loadOnce: () =>
      loadOnce(() => (offline.is ? Promise.reject(new Error('offline')) : Promise.resolve({ answerClick }))),
  };
});

test('if the fallbacks fail to load, the next click requests them again', async () => {
  // jsdom has no `CSS` and, like a 2024 browser, does not support commands.
  startFallbacks();
  document.body.innerHTML = '<button></button>';
  const button = document.querySelector('button');
  button?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(answerClick).not.toHaveBeenCalled();
  offline.is = false;
  button?.click();
  await vi.waitFor(() => expect(answerClick).toHaveBeenCalledOnce(), waitTimeoutMs);
});
