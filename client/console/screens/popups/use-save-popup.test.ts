// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { operatorPopup } from '#schemas/operator/popup-calls.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { useCall } from '../../api/use-call.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import { bodyOf, useSavePopup } from './use-save-popup.ts';

type Toast = [text: string, action?: { run: () => void }];
const toasts = vi.hoisted(() => [] as Toast[]);
vi.mock('../../ui/toasts.tsx', () => ({ showToast: (...toast: Toast) => toasts.push(toast) }));
vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const popupOf = (version: string, path = '/') =>
  operatorPopup.parse({
    id: 1,
    version,
    locations: [path],
    items: [{ title: { ko: '봄' }, pcContent: '/files/a.webp', devices: ['PC'] }],
  });

const server = { popup: popupOf('1'), isOffline: false, keys: [] as string[] };

beforeEach(() => {
  toasts.splice(0);
  Object.assign(server, { popup: popupOf('1'), isOffline: false, keys: [] });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'POST') server.keys.push(JSON.parse(String(body)).key);
    if (server.isOffline) throw new TypeError('offline');
    if (method === 'GET') return Response.json({ rows: [server.popup] });
    if (method === 'DELETE') return Response.json({ done: true });
    if (method === 'POST') return Response.json({ popup: server.popup });
    if (path.endsWith('/popup-order'))
      return Response.json({ statusCode: 409, message: 'POPUP_ORDER_CHANGED' }, { status: 409 });
    if (path.endsWith('/popups/2'))
      return Response.json({ statusCode: 404, message: 'NOT_FOUND' }, { status: 404 });
    const { version, popup } = JSON.parse(String(body)) as { version: string; popup: object };
    if (version !== server.popup.version) {
      const code = 'POPUP_CHANGED';
      const refusal = { statusCode: 409, code, message: code, translatedMessage: 'changed by somebody else' };
      return Response.json({ ...refusal, popup: server.popup }, { status: 409 });
    }
    server.popup = operatorPopup.parse({ ...popup, id: 1, version: String(Number(version) + 1) });
    return Response.json({ popup: server.popup });
  });
});

test('A popup whose undo fails is reported by a toast, and the list is read again', async () => {
  const list = renderHook(() => useCall('popups', { code: 'bomnal' }).data?.rows, []);
  const form = renderHook(() => useSavePopup('bomnal'), []);
  await vi.waitFor(() => expect(list.current).toEqual([server.popup]), waitTimeoutMs);
  expect(await form.current.save(server.popup, bodyOf(popupOf('1', '/mine')))).toEqual(popupOf('2', '/mine'));
  form.unmount();
  server.popup = popupOf('3', '/theirs');
  toasts[0]?.[1]?.run();
  await vi.waitFor(() => expect(toasts).toHaveLength(2), waitTimeoutMs);
  expect(toasts[1]?.[0]).toBe('changed by somebody else');
  expect(list.current).toEqual([popupOf('3', '/theirs')]);
  list.unmount();
});

test('A deleted popup that cannot come back is reported by a toast', async () => {
  const form = renderHook(() => useSavePopup('bomnal'), []);
  expect(await form.current.remove(server.popup)).toBe(true);
  form.unmount();
  server.isOffline = true;
  toasts[0]?.[1]?.run();
  await vi.waitFor(() => expect(toasts).toHaveLength(2), waitTimeoutMs);
  expect(toasts[1]?.[0]).toBe('The server cannot be reached. Check your connection.');
});

test('A saved popup is undone', async () => {
  const form = renderHook(() => useSavePopup('bomnal'), []);
  await form.current.save(server.popup, bodyOf(popupOf('1', '/mine')));
  toasts[0]?.[1]?.run();
  await vi.waitFor(() => expect(toasts[1]?.[0]).toBe('Undone.'), waitTimeoutMs);
  expect(server.popup).toEqual(popupOf('3'));
  form.unmount();
});

test('A conflict shows what somebody else saved of the popup', async () => {
  const form = renderHook(() => useSavePopup('bomnal'), []);
  const before = server.popup;
  server.popup = popupOf('2', '/theirs');
  expect(await form.current.save(before, bodyOf(popupOf('1', '/mine')))).toBeUndefined();
  await vi.waitFor(() => expect(form.current.conflict).toEqual(server.popup), waitTimeoutMs);
  expect(form.current.problem).toBe('changed by somebody else');
  form.unmount();
});

test.each([
  ['other-order', (form: ReturnType<typeof useSavePopup>) => form.order([1, 2], [2, 1])],
  [
    'deleted-popup',
    (form: ReturnType<typeof useSavePopup>) => form.save({ ...popupOf('1'), id: 2 }, bodyOf(popupOf('1'))),
  ],
])('The list is read again when a change is refused: %s', async (code, change) => {
  const list = renderHook(() => useCall('popups', { code }).data?.rows, []);
  const form = renderHook(() => useSavePopup(code), []);
  await vi.waitFor(() => expect(list.current).toEqual([server.popup]), waitTimeoutMs);
  server.popup = popupOf('3', '/theirs');
  await change(form.current);
  await vi.waitFor(() => expect(list.current).toEqual([popupOf('3', '/theirs')]), waitTimeoutMs);
  form.unmount();
  list.unmount();
});

test('A popup whose answer was lost is added with the same key again', async () => {
  const form = renderHook(() => useSavePopup('bomnal'), []);
  const body = bodyOf(popupOf('1'));
  server.isOffline = true;
  expect(await form.current.save(undefined, body)).toBeUndefined();
  server.isOffline = false;
  expect(await form.current.save(undefined, body)).toEqual(popupOf('1'));
  const [first, second] = server.keys;
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  form.unmount();
});
