// @vitest-environment jsdom
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { call } from '../api/call.ts';
import { ToastRegion } from '../ui/toasts.tsx';
import { SessionGuard } from './SessionGuard.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

afterEach(() => {
  closeConsole();
  vi.unstubAllGlobals();
});

const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: waitTimeoutMs });

test('a session that ends offers to sign in again, until another one has begun', async () => {
  const answers: Response[] = [];
  vi.stubGlobal('fetch', async () => answers.shift());
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const router = createMemoryRouter([{ path: '*', Component: SessionGuard }]);
  renderConsole(
    createStore(),
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>,
  );
  const ask = (status: number, body: object) => {
    answers.push(Response.json(body, { status }));
    return call('partners', {}).catch(() => undefined);
  };
  const offer = () => buttonsNamed('Sign in again');
  await ask(500, {});
  await ask(200, { rows: [] });
  expect(offer()).toHaveLength(0);
  await ask(401, { statusCode: 401, message: 'SIGNED_OUT' });
  await eventually(() => expect(offer()).toHaveLength(1));
  await ask(500, {});
  await ask(401, { statusCode: 401, message: 'SIGNED_OUT' });
  expect(offer()).toHaveLength(1);
  await ask(200, { rows: [] });
  await eventually(() => expect(offer()).toHaveLength(0));
  await ask(401, { statusCode: 401, message: 'SIGNED_OUT' });
  await eventually(() => expect(offer()).toHaveLength(1));
  offer()[0]?.click();
  expect(opened).toHaveBeenCalledWith('/sign-in?back=%2F', '_blank', 'noopener');
});
