// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import { type ToastRequest, toastEvent } from '#engine/browser/toast/show-toast.ts';
import { callSite } from './call-site.ts';

const fetched = vi.fn<typeof fetch>();
let notices: string[] = [];
let areTexts: unknown[];
const note = (event: Event) => {
  const { description, isText } = (event as CustomEvent<ToastRequest>).detail;
  notices.push(description);
  areTexts.push(isText);
};
const path = '/customer/global/notice-customer-boards';

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  for (const name of ['access-token', 'login-ended', 'other']) setCookie(`${name}=; max-age=0; path=/`);
  document.documentElement.lang = 'en';
  notices = [];
  areTexts = [];
  document.addEventListener(toastEvent, note);
});
afterEach(() => document.removeEventListener(toastEvent, note));

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the reservation widget sets it
  document.cookie = cookie;
};
const answers = (status: number, body?: unknown) =>
  fetched.mockResolvedValueOnce(
    new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    }),
  );
const fails = (
  method: 'GET' | 'POST',
  status: number,
  body: unknown = { message: 'CODE', translatedMessage: 'text' },
) => {
  answers(status, body);
  return callSite(method, path).catch((error: unknown) => error);
};

test('a call goes to the site itself, in the language of the page, and returns only the body', async () => {
  answers(201, { row: { id: 3 } });
  const options = {
    query: { page: 2, keyword: undefined },
    body: { a: 1 },
    idempotencyKey: 'k'.repeat(8),
    token: 't',
  };
  expect(await callSite('POST', path, options)).toEqual({ row: { id: 3 } });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    `/api${path}?languageCode=en&page=2`,
    expect.objectContaining({
      method: 'POST',
      body: '{"a":1}',
      headers: expect.objectContaining({ 'idempotency-key': 'kkkkkkkk', authorization: 't' }),
    }),
  );
  answers(204);
  expect(await callSite('GET', path)).toBeUndefined();
});

test('a failed response is thrown with status, translated message and code, and nothing is retried', async () => {
  expect(
    await fails('POST', 400, { message: ['A', 'B'], translatedMessage: 'Please.', statusCode: 400 }),
  ).toEqual({
    status: 400,
    message: 'Please.',
    code: 'A,B',
  });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(notices).toEqual(['Please.']);
});

test('any other failure is a 500 with the Korean generic message', async () => {
  const unknown = { status: 500, message: unknownErrorMessage, code: undefined };
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  expect(await callSite('GET', path).catch((error) => error)).toEqual(unknown);
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }));
  expect(await callSite('GET', path).catch((error) => error)).toEqual(unknown);
  expect(notices).toEqual([unknownErrorMessage, unknownErrorMessage]);
  expect(unknownErrorMessage).toMatch(/알 수 없는 시스템 오류.*잠시 후 다시 시도/);
});

test('an unavailable backend is a 500 for the visitor, and HTML instead of JSON an unknown error', async () => {
  expect(
    await fails('GET', 503, { message: 'SYSTEM_ERROR', translatedMessage: 'x', statusCode: 500 }),
  ).toMatchObject({
    status: 500,
  });
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
  expect(await callSite('GET', path).catch((error) => error)).toMatchObject({
    status: 502,
    message: unknownErrorMessage,
  });
});

test('a query shows a notice for every error but 404 and 409', async () => {
  for (const status of [400, 404, 409, 429, 500]) await fails('GET', status, { message: `E${status}` });
  expect(notices).toEqual(['E400', 'E429', 'E500']);
});

test('a mutation shows a notice for every error but 409', async () => {
  for (const status of [400, 404, 409, 429, 500]) await fails('POST', status, { message: `E${status}` });
  expect(notices).toEqual(['E400', 'E404', 'E429', 'E500']);
});

test('a quiet call shows no notice when it fails, but still throws', async () => {
  answers(500, { message: 'E500' });
  await expect(callSite('GET', path, { isQuiet: true })).rejects.toMatchObject({ status: 500 });
  expect(notices).toEqual([]);
});

test('an error message is shown as text', async () => {
  await fails('POST', 400, { message: '<img src=x onerror=alert(1)>' });
  expect(notices).toEqual(['<img src=x onerror=alert(1)>']);
  expect(areTexts).toEqual([true]);
});

test.each([401, 403])(
  '%i deletes the access-token cookie and lets the page ask to log in again',
  async (status) => {
    setCookie('access-token=abc; path=/');
    setCookie('other=x; path=/');
    await fails('GET', status);
    expect(notices).toEqual(['text']);
    expect(document.cookie).toBe('other=x; login-ended=1');
  },
);

test('a login that the response itself ended is not reported a second time', async () => {
  setCookie('access-token=opaque; path=/');
  fetched.mockImplementationOnce(async () => {
    setCookie('access-token=; max-age=0; path=/');
    return new Response('{"message":"TOKEN_EXPIRED"}', { status: 401 });
  });
  await callSite('GET', path).catch(() => {});
  expect(document.cookie).toBe('');
});

test('only a call that carried a token asks to log in again when it is refused', async () => {
  await fails('POST', 403);
  expect(document.cookie).not.toContain('login-ended');
  answers(401, { message: 'TOKEN_EXPIRED' });
  await callSite('GET', path, { token: 'passed' }).catch(() => {});
  expect(document.cookie).toContain('login-ended=1');
});
