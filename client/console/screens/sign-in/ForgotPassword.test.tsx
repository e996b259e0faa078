// @vitest-environment jsdom
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { Component as ForgotPassword } from './ForgotPassword.tsx';
import { Component as SignIn } from './SignIn.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

function show(path: '/sign-in' | '/forgotten-password', isSetUp: boolean, status = 200) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.endsWith('/mail')) return Response.json({ isSetUp });
    asked.push(JSON.parse(String(body)));
    return Response.json(
      status === 200
        ? { done: true }
        : { statusCode: status, message: 'RESET_TOO_MANY', translatedMessage: 'Too often.' },
      { status },
    );
  });
  const fresh = (Screen: () => React.ReactNode) => () => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Screen />
    </SWRConfig>
  );
  const routes = [
    { path: '/sign-in', Component: fresh(SignIn) },
    { path: '/forgotten-password', Component: fresh(ForgotPassword) },
  ];
  renderConsole(
    createStore(),
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />,
  );
  return asked;
}

const text = () => document.body.textContent;
async function send(email: string) {
  await vi.waitFor(() => expect(buttonsNamed('Send me a link')).toHaveLength(1), waitTimeoutMs);
  const input = document.querySelector<HTMLInputElement>('input[name=email]');
  if (!input) throw new Error('There is no field.');
  input.value = email;
  buttonsNamed('Send me a link')[0]?.click();
}

afterEach(() => {
  vi.unstubAllGlobals();
  closeConsole();
});

test('A link is asked for, and the answer does not tell whether there is an account', async () => {
  const asked = show('/forgotten-password', true);
  await send('kim@maru.example');
  await vi.waitFor(
    () =>
      expect(document.querySelector('[role=status]')?.textContent).toContain(
        'If kim@maru.example has an account',
      ),
    waitTimeoutMs,
  );
  expect(asked).toEqual([{ email: 'kim@maru.example' }]);
});

test('Too many requests are refused in words, without a promise', async () => {
  show('/forgotten-password', true, 429);
  await send('kim@maru.example');
  await vi.waitFor(
    () => expect(document.querySelector('[role=alert]')?.textContent).toBe('Too often.'),
    waitTimeoutMs,
  );
  expect(text()).not.toContain('has an account');
});

test('The sign-in leads there, or to an administrator where the server sends no mail', async () => {
  show('/sign-in', true);
  await vi.waitFor(
    () => expect(document.querySelector('a[href="/forgotten-password"]')).not.toBeNull(),
    waitTimeoutMs,
  );
  closeConsole();
  show('/sign-in', false);
  await vi.waitFor(() => expect(text()).toContain('ask an administrator for a link'), waitTimeoutMs);
  expect(document.querySelector('a[href="/forgotten-password"]')).toBeNull();
});
