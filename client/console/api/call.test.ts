import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { CallError, call } from './call.ts';

test('a call names the language of the console, and no session is the refusal 401', async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} });
  const send = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', send);
  const error = await call('currentSession', {}).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ status: 401 });
  expect(send.mock.calls[0]?.[1].headers).toEqual({ 'accept-language': 'ko' });
  vi.unstubAllGlobals();
});
