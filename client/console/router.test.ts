// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Opens a page of the console without a session. Returns where it leads, and what it asked the server. */
async function openSignedOut(path: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(null, { status: 204 });
  });
  history.replaceState(null, '', path);
  const { router } = await import('./router.tsx');
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: waitTimeoutMs });
  const { pathname, search } = router.state.location;
  router.dispose();
  return { shown: `${pathname}${search}`, asked };
}

test.each([
  ['/', '/sign-in'],
  ['/partners', '/sign-in'],
  ['/partners/bomnal/history?page=2', '/sign-in?back=%2Fpartners%2Fbomnal%2Fhistory%3Fpage%3D2'],
])('without a session, %s asks once who is signed in and leads to the sign-in', async (path, shown) => {
  expect(await openSignedOut(path)).toEqual({ shown, asked: ['/operator/session'] });
});
