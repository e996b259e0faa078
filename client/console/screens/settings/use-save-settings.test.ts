// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { settingsWithoutFacts } from '#schemas/operator/settings-calls.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { useCall } from '../../api/use-call.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import { useSaveSettings } from './use-save-settings.ts';

type Toast = [text: string, action?: { run: () => void }];
const toasts = vi.hoisted(() => [] as Toast[]);
vi.mock('../../ui/toasts.tsx', () => ({ showToast: (...toast: Toast) => toasts.push(toast) }));
vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const settingsOf = (lineId: string) =>
  settingsWithoutFacts.parse({ config: {}, marketing: { lineId }, partner: {} });

/** The settings on the server; a save of another version than the present one is refused. */
const server = { version: 1, lineId: '' };
const present = () => ({ settings: settingsOf(server.lineId), version: String(server.version) });
function saveOnServer(lineId: string) {
  server.version += 1;
  server.lineId = lineId;
}

beforeEach(() => {
  toasts.splice(0);
  Object.assign(server, { version: 1, lineId: 'first' });
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(present());
    const { version, settings } = JSON.parse(String(body)) as ReturnType<typeof present>;
    if (version !== String(server.version)) {
      const code = 'SETTINGS_CHANGED';
      const refusal = { statusCode: 409, code, message: code, translatedMessage: 'changed by somebody else' };
      return Response.json({ ...refusal, present: present() }, { status: 409 });
    }
    saveOnServer(settings.marketing.lineId ?? '');
    return Response.json(present());
  });
});

/** A screen with the settings of a clinic. */
async function open(code: string) {
  const hook = renderHook(
    () => ({ ...useSaveSettings(code), shown: useCall('clinicSettings', { code }).data }),
    [],
  );
  await vi.waitFor(() => expect(hook.current.shown).toEqual(present()), waitTimeoutMs);
  const before = hook.current.shown ?? present();
  return { hook, before };
}

test('After a conflict the screen has what somebody else saved', async () => {
  const { hook, before } = await open('conflict');
  saveOnServer('theirs');
  expect(await hook.current.save(before, settingsOf('mine'))).toBe(false);
  await vi.waitFor(() => expect(hook.current.conflict).toEqual(present()), waitTimeoutMs);
  expect(hook.current.problem).toBe('changed by somebody else');
  expect(hook.current.shown).toEqual(present());
  expect(hook.current.shown?.settings.marketing.lineId).toBe('theirs');
  hook.unmount();
});

test('A failed undo of settings is reported by a toast, also without the form', async () => {
  const { hook, before } = await open('undone');
  expect(await hook.current.save(before, settingsOf('mine'))).toBe(true);
  hook.unmount();
  saveOnServer('theirs');
  toasts[0]?.[1]?.run();
  await vi.waitFor(() => expect(toasts).toHaveLength(2), waitTimeoutMs);
  expect(toasts[1]?.[0]).toBe('changed by somebody else');
  expect(server.lineId).toBe('theirs');
});

test('Saved settings are undone', async () => {
  const { hook, before } = await open('undo');
  expect(await hook.current.save(before, settingsOf('mine'))).toBe(true);
  toasts[0]?.[1]?.run();
  await vi.waitFor(() => expect(toasts[1]?.[0]).toBe('Undone.'), waitTimeoutMs);
  expect([server.lineId, hook.current.shown]).toEqual(['first', present()]);
  hook.unmount();
});

test('A setting that only the server can refuse is returned with its problem', async () => {
  const { hook, before } = await open('issues');
  const issues = [{ path: ['config', 'ogImageUrl'], problem: 'picture' }];
  const refusal = {
    statusCode: 422,
    code: 'SETTINGS_INVALID',
    message: 'SETTINGS_INVALID',
    translatedMessage: 'invalid',
  };
  vi.stubGlobal('fetch', async () => Response.json({ ...refusal, issues }, { status: 422 }));
  expect(await hook.current.save(before, settingsOf('mine'))).toBe(false);
  await vi.waitFor(() => expect(hook.current.issues).toEqual(issues), waitTimeoutMs);
  hook.unmount();
});
