// @vitest-environment jsdom
import { createStore } from 'jotai';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { signOut } from '../../api/session.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useUnsaved } from './use-unsaved.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

function Screen() {
  const { setVersion, version, leaving } = useUnsaved();
  const [answer, setAnswer] = useState('');
  return (
    <>
      <button type="button" onClick={() => setVersion('1')}>
        Change
      </button>
      <button
        type="button"
        onClick={() =>
          void signOut(false).then(
            (isDone) => setAnswer(`${isDone}`),
            () => setAnswer('failed'),
          )
        }
      >
        Sign out
      </button>
      <output>{`${version} ${answer}`}</output>
      <LeaveDialog title="Not saved" leaving={leaving} />
    </>
  );
}

/** The screen of a form, and the calls that are made. */
async function open({ isOffline = false } = {}): Promise<string[]> {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' } = {}) => {
    calls.push(`${method} ${path}`);
    if (isOffline) throw new TypeError('offline');
    return Response.json({ done: true });
  });
  const router = createMemoryRouter([{ path: '/', Component: Screen }]);
  renderConsole(createStore(), <RouterProvider router={router} />);
  return calls;
}

async function press(name: string): Promise<void> {
  await vi.waitFor(() => expect(buttonsNamed(name)).toHaveLength(1), waitTimeoutMs);
  buttonsNamed(name)[0]?.click();
}
const shows = (text: string) =>
  vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(text), waitTimeoutMs);

afterEach(() => {
  vi.unstubAllGlobals();
  closeConsole();
});

test('signing out with unsaved changes asks first, and staying leaves everything as it is', async () => {
  const calls = await open();
  await press('Change');
  await shows('1 ');
  await press('Sign out');
  await press('Keep editing');
  await shows('1 false');
  expect(calls).toEqual([]);
});

test('the session ends once the operator discards the changes', async () => {
  const calls = await open();
  await press('Change');
  await shows('1 ');
  await press('Sign out');
  await press('Discard the changes');
  await shows('null true');
  expect(calls).toEqual(['DELETE /operator/session?everywhere=false']);
});

test('a sign-out that fails leaves the changes guarded', async () => {
  await open({ isOffline: true });
  await press('Change');
  await shows('1 ');
  await press('Sign out');
  await press('Discard the changes');
  await shows('1 failed');
  await press('Sign out');
  await press('Keep editing');
  await shows('1 false');
});

test('without unsaved changes the session ends at once', async () => {
  const calls = await open();
  await press('Sign out');
  await shows('null true');
  expect(calls).toHaveLength(1);
});
