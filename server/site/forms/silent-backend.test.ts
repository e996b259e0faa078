import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBackendClient } from '#engine/api/backend-client.ts';
import { BackendError } from '#engine/api/backend-error.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import { createVisitorCalls } from '#server/site/api/visitor-calls.ts';
import type { PageDeps } from '#server/site/pages/page-answers.ts';
import { guardRequests } from '#server/site/requests/guard-requests.ts';
import { limitRequests } from '#server/site/requests/write-limit.ts';
import { createFormTokens } from './form-tokens.ts';
import { serveForms } from './serve-forms.ts';

const tokens = createFormTokens('a key');

/** The forms of a board with this backend client; pages are rendered without it. */
async function open(client: ReturnType<typeof createBackendClient>) {
  const shown: (FormState | undefined)[] = [];
  const makePage = async ({ form }: { form?: FormState }) => {
    if (form) shown.push(form);
    return {
      kind: 'page',
      status: 200,
      locale: 'ja',
      problems: [],
      tags: [],
      body: '',
      head: {},
      context: {
        locale: 'ja',
        mainLocale: 'ko',
        params: { boardTypeId: '11', id: '5' },
        pageKey: '/cscenter/boards/{boardTypeId}/detail/{id}',
      },
    };
  };
  const tenant = {
    entry: { code: 'han', origin: 'https://han.example' },
    site: { document: { template: 'commerce' }, match: () => undefined, page: () => undefined },
  };
  const deps = {
    tenants: { byHost: async () => tenant },
    app: async () => ({ makePage, registry: {}, pagePayload: () => ({}) }),
    assets: async () => ({ forPayload: () => ({}) }),
    formToken: () => '',
    onProblem: () => {},
  } as unknown as PageDeps;
  const server = fastify();
  guardRequests(server);
  const visitorCall = createVisitorCalls({ client, sanitize: (html) => html });
  await limitRequests(server, async (host) => host);
  await serveForms(server, { deps, visitorCall, tokens });
  const fields = { token: tokens.issue('han'), form: 'delete', password: 'pass-4!', title: 'T' };
  const send = async () => {
    const { statusCode, headers } = await server.inject({
      method: 'POST',
      url: '/ja/cscenter/boards/11/detail/5',
      headers: {
        host: 'han.example',
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    });
    return [statusCode, headers['retry-after']];
  };
  return { send, shown };
}

test('a form does not hang on a silent backend: it is shown again within seconds, with the typed values', async () => {
  const timeouts: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    timeouts.push(milliseconds);
    return AbortSignal.abort(new Error('timed out'));
  });
  onTestFinished(() => void vi.restoreAllMocks());
  // No request is sent: the call is aborted as it begins.
  const { send, shown } = await open(createBackendClient({ baseUrl: 'http://127.0.0.1:9', appKey: 'key' }));
  expect(await send()).toEqual([503, '5']);
  expect(timeouts.length).toBeGreaterThan(0);
  for (const timeout of timeouts) expect(timeout).toBeLessThanOrEqual(5_000);
  expect(shown.at(-1)).toMatchObject({
    values: { title: 'T' },
    failure:
      '投稿の削除に失敗しました。 入力内容はそのまま残っています。しばらくしてからもう一度お試しください。',
  });
});

test('Retry-After of the backend is passed on', async () => {
  const { send } = await open(() =>
    Promise.reject(new BackendError(429, 'slow down', 'TOO_MANY', { retryAfter: '37' })),
  );
  expect(await send()).toEqual([429, '37']);
});
