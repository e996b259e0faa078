// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { patience } from '#tests/setup/patience.ts';
import { startCommands } from './start-commands.ts';

const offline = vi.hoisted(() => ({ is: true }));
const followCommand = vi.hoisted(() => vi.fn());
vi.mock('#engine/load-once.ts', async (original) => {
  const { loadOnce } = await original<typeof import('#engine/load-once.ts')>();
  return {
    loadOnce: () =>
      loadOnce(() =>
        offline.is ? Promise.reject(new Error('offline')) : Promise.resolve({ followCommand }),
      ),
  };
});

test('where the code of buttons did not come, the next click asks for it again', async () => {
  startCommands();
  document.body.innerHTML = '<button></button>';
  const button = document.querySelector('button');
  button?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(followCommand).not.toHaveBeenCalled();
  offline.is = false;
  button?.click();
  await vi.waitFor(() => expect(followCommand).toHaveBeenCalledWith(button), patience);
});
