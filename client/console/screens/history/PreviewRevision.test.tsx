// @vitest-environment jsdom
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { ToastRegion } from '../../ui/toasts.tsx';
import { PreviewRevision } from './PreviewRevision.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const url = 'http://bomnal.localhost/?preview=token';

/** Shows the button, with a server that answers `status`, and presses it. @param tab null: the browser opens none */
async function press(tab: object | null, status = 200) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (!path.endsWith('/preview-tokens')) return Response.json({ rows: [] });
    asked.push(JSON.parse(String(body)));
    return Response.json(
      status === 200 ? { token: 't', url, expiresAt: '2026-01-01T00:00:00.000Z' } : { statusCode: status },
      { status },
    );
  });
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as Window | null);
  const Component = () => (
    <>
      <PreviewRevision number={3} />
      <ToastRegion />
    </>
  );
  const router = createMemoryRouter([{ path: '/partners/:code', Component }], {
    initialEntries: ['/partners/bomnal'],
  });
  renderConsole(createStore(), <RouterProvider router={router} />);
  await vi.waitFor(() => expect(buttonsNamed('Preview')).toHaveLength(1), waitTimeoutMs);
  buttonsNamed('Preview')[0]?.click();
  return { asked, open };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  closeConsole();
});

test('A revision is shown in a new tab, which cannot reach the console', async () => {
  const replace = vi.fn();
  const tab = { opener: window as Window | null, location: { replace } };
  const { asked } = await press(tab);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(url), waitTimeoutMs);
  expect(asked).toEqual([{ of: { revision: 3 }, minutes: 60 }]);
  expect(tab.opener).toBeNull();
});

test('Where the browser opens no tab, a message opens it', async () => {
  const { open } = await press(null);
  await vi.waitFor(() => expect(buttonsNamed('Open the preview')).toHaveLength(1), waitTimeoutMs);
  buttonsNamed('Open the preview')[0]?.click();
  await vi.waitFor(() => expect(open).toHaveBeenLastCalledWith(url, '_blank', 'noopener'), waitTimeoutMs);
});

test('The empty tab is closed if there is no preview', async () => {
  const close = vi.fn();
  await press({ close }, 500);
  await vi.waitFor(() => expect(close).toHaveBeenCalled(), waitTimeoutMs);
});
