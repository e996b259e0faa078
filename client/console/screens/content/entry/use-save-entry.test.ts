// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentEntryAnswer } from '#schemas/operator/entry-calls.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { useCall } from '../../../api/use-call.ts';
import { renderHook } from '../../../testing/render-hook-for-test.tsx';
import { useDeleteEntry, useSaveEntry } from './use-save-entry.ts';

type Toast = [text: string, action?: { run: () => void }];
const toasts = vi.hoisted(() => ({ shown: [] as Toast[], closed: [] as string[] }));
vi.mock('../../../ui/toasts.tsx', () => ({
  showToast: (...toast: Toast) => {
    toasts.shown.push(toast);
    return () => toasts.closed.push(toast[0]);
  },
}));
vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const notice = (version: string, ko = '공지'): ContentEntryAnswer => ({
  id: 1,
  version,
  entry: { title: { ko } },
});
const server = {
  notice: notice('1') as ContentEntryAnswer | undefined,
  deleted: undefined as ContentEntryAnswer | undefined,
  created: 0,
  uses: [] as object[],
  /** Idempotency keys of the additions, whose answers are lost while it is offline. */
  keys: [] as string[],
  isOffline: false,
};
const refuse = (statusCode: number, code: string, body: object) =>
  Response.json(
    { statusCode, code, message: code, translatedMessage: code, ...body },
    { status: statusCode },
  );

beforeEach(() => {
  toasts.shown.splice(0);
  toasts.closed.splice(0);
  Object.assign(server, { notice: notice('1'), created: 0, uses: [], keys: [], isOffline: false });
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET')
      return server.notice
        ? Response.json(server.notice)
        : Response.json({ statusCode: 404, message: 'NOT_FOUND' }, { status: 404 });
    if (method === 'DELETE') {
      if (server.uses.length > 0) return refuse(409, 'ENTRY_IN_USE', { uses: server.uses, articles: 0 });
      server.deleted = server.notice;
      server.notice = undefined;
      return Response.json({ done: true, version: server.deleted?.version });
    }
    const { version, entry, key } = JSON.parse(String(body));
    if (address.endsWith('/notices/1/restore')) {
      if (version !== server.deleted?.version) return refuse(409, 'ENTRY_CHANGED', {});
      server.notice = server.deleted;
      return Response.json(server.notice);
    }
    if (method === 'POST') server.keys.push(key);
    if (server.isOffline) throw new TypeError('offline');
    if (method === 'PUT' && !server.notice)
      return Response.json({ statusCode: 404, message: 'NOT_FOUND' }, { status: 404 });
    if (entry.title.ko === '')
      return refuse(422, 'ENTRY_INVALID', {
        issues: [{ path: ['title'], problem: 'main-language', message: 'no text in ko' }],
      });
    if (method === 'POST') server.created += 1;
    else if (version !== server.notice?.version)
      return refuse(409, 'ENTRY_CHANGED', { present: server.notice });
    server.notice = { id: 1, version: String(Number(version ?? 1) + 1), entry };
    return Response.json(server.notice);
  });
});

const saving = () => renderHook(() => useSaveEntry('bomnal', 'notices'), []);
const written = (ko: string) => ({ title: { ko } });
const lastToast = () => toasts.shown.at(-1);

test('A saved entry is read again where it is shown, and undone', async () => {
  const shown = renderHook(
    () => useCall('contentEntry', { code: 'bomnal', list: 'notices', id: 1 }).data?.version,
    [],
  );
  await vi.waitFor(() => expect(shown.current).toBe('1'), waitTimeoutMs);
  const form = saving();
  expect(await form.current.save(notice('1'), written('새'))).toEqual({ saved: notice('2', '새') });
  expect(shown.current).toBe('2');
  form.unmount();
  lastToast()?.[1]?.run();
  await vi.waitFor(() => expect(lastToast()?.[0]).toBe('Undone.'), waitTimeoutMs);
  expect(server.notice).toEqual(notice('3'));
  shown.unmount();
});

test('Only the last change can be undone', async () => {
  const form = saving();
  await form.current.save(notice('1'), written('하나'));
  await form.current.save(notice('2', '하나'), written('둘'));
  expect(toasts.closed).toContain('Saved. Visitors see it now.');
  lastToast()?.[1]?.run();
  await vi.waitFor(() => expect(server.notice).toEqual(notice('4', '하나')), waitTimeoutMs);
  form.unmount();
});

test('A conflict reports what somebody else saved of the entry', async () => {
  const form = saving();
  server.notice = notice('2', '다른 사람');
  expect(await form.current.save(notice('1'), written('내 것'))).toBeUndefined();
  await vi.waitFor(() => expect(form.current.conflict).toEqual(notice('2', '다른 사람')), waitTimeoutMs);
  expect(form.current.problem).toBe('ENTRY_CHANGED');
  form.current.reset();
  await vi.waitFor(
    () => expect([form.current.conflict, form.current.problem]).toEqual([undefined, undefined]),
    waitTimeoutMs,
  );
  form.unmount();
});

test('What the server finds wrong is returned, and is no problem of the save', async () => {
  const form = saving();
  const answer = await form.current.save(notice('1'), written(''));
  expect(answer).toMatchObject({ issues: [{ path: ['title'], problem: 'main-language' }] });
  expect(form.current.problem).toBeUndefined();
  form.unmount();
});

test('A second press while an entry is being added adds no second one', async () => {
  const form = saving();
  await Promise.all([
    form.current.save(undefined, written('새')),
    form.current.save(undefined, written('새')),
  ]);
  expect(server.created).toBe(1);
  form.unmount();
});

test('An addition whose answer was lost is sent again with the key of its form, and another form has its own', async () => {
  const form = saving();
  server.isOffline = true;
  expect(await form.current.save(undefined, written('새'))).toBeUndefined();
  server.isOffline = false;
  expect(await form.current.save(undefined, written('새'))).toMatchObject({ saved: { id: 1 } });
  const other = saving();
  await other.current.save(undefined, written('새'));
  const [first, second, third] = server.keys;
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect([second === first, third === first]).toEqual([true, false]);
  form.unmount();
  other.unmount();
});

test('An entry that somebody else has deleted is read again when a save of it is refused', async () => {
  const shown = renderHook(
    () => useCall('contentEntry', { code: 'bomnal', list: 'notices', id: 2 }).error?.status,
    [],
  );
  const form = saving();
  await vi.waitFor(() => expect(shown.current).toBeUndefined(), waitTimeoutMs);
  server.notice = undefined;
  expect(await form.current.save({ ...notice('1'), id: 2 }, written('새'))).toBeUndefined();
  await vi.waitFor(() => expect(shown.current).toBe(404), waitTimeoutMs);
  form.unmount();
  shown.unmount();
});

test('A deleted entry comes back with its number, as somebody else has saved it last', async () => {
  const onDeleted = vi.fn();
  server.notice = notice('7', '다른 사람');
  const form = renderHook(() => useDeleteEntry('bomnal', 'notices', onDeleted), []);
  expect(await form.current(notice('1'))).toBeUndefined();
  expect([server.notice, onDeleted.mock.calls.length]).toEqual([undefined, 1]);
  lastToast()?.[1]?.run();
  await vi.waitFor(() => expect(server.notice).toEqual(notice('7', '다른 사람')), waitTimeoutMs);
  expect(server.created).toBe(0);
  form.unmount();
});

test('An entry that others name stays, and they are returned', async () => {
  const onDeleted = vi.fn();
  server.uses = [{ list: 'exhibitions', id: 2, title: 'Summer' }];
  const form = renderHook(() => useDeleteEntry('bomnal', 'products', onDeleted), []);
  expect(await form.current(notice('1'))).toMatchObject({ uses: server.uses, articles: 0 });
  expect(onDeleted).not.toHaveBeenCalled();
  form.unmount();
});
