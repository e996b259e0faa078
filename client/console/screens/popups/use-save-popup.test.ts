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

const server = { popup: popupOf('1'), isOffline: false };

beforeEach(() => {
  toasts.splice(0);
  Object.assign(server, { popup: popupOf('1'), isOffline: false });
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (server.isOffline) throw new TypeError('offline');
    if (method === 'GET') return Response.json({ rows: [server.popup] });
    if (method === 'DELETE') return Response.json({ done: true });
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
