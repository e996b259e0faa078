// @vitest-environment jsdom
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { call } from '../api/call.ts';
import { requireOperator } from '../api/session.ts';
import { recordAnswerStatus } from '../api/session-end.ts';
import { ToastRegion } from '../ui/toasts.tsx';
import { SessionGuard } from './SessionGuard.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

afterEach(() => {
  closeConsole();
  recordAnswerStatus(200);
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

test.each([
  ['ends', () => new Response(null, { status: 204 }), 1],
  ['cannot be checked', () => Promise.reject(new TypeError('offline')), 0],
])(
  'screens stay with what is unsaved if the session %s when they are opened again',
  async (_, answer, offers) => {
    const operator = {
      id: 1,
      email: 'kim@maru.example',
      name: 'Kim',
      language: 'en',
      isInstanceAdministrator: false,
      memberships: [],
    };
    let ask: () => Response | Promise<Response> = () =>
      Response.json({ operator, expiresAt: '2026-11-30T00:00:00Z' });
    vi.stubGlobal('fetch', async () => ask());
    const router = createMemoryRouter(
      [
        {
          path: '/screen',
          loader: ({ request }) => requireOperator(request.url),
          Component: SessionGuard,
          children: [{ index: true, Component: () => <input aria-label="Unsaved" /> }],
        },
        { path: '*', element: 'Elsewhere' },
      ],
      { initialEntries: ['/screen'] },
    );
    renderConsole(
      createStore(),
      <>
        <RouterProvider router={router} />
        <ToastRegion />
      </>,
    );
    const field = () => document.querySelector('input');
    await eventually(() => expect(field()).not.toBeNull());
    const written = field();
    ask = answer;
    await router.navigate('/screen');
    expect([router.state.location.pathname, router.state.errors]).toEqual(['/screen', null]);
    await eventually(() => expect(buttonsNamed('Sign in again')).toHaveLength(offers));
    expect(field()).toBe(written);
    router.dispose();
  },
);
