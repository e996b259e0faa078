import fastify, { type InjectOptions } from 'fastify';
import { vi } from 'vitest';
import type { BackendRequest } from '#engine/api/backend-client.ts';
import { BackendError } from '#engine/api/backend-error.ts';
import { serveApi } from '#server/site/api/serve-api.ts';
import { createVisitorCalls } from '#server/site/api/visitor-calls.ts';
import { frameworkErrors, guardRequests } from '#server/site/requests/guard-requests.ts';
import { limitRequests } from '#server/site/requests/write-limit.ts';
import { sanitizeHtml } from '#server/site/sanitize-html.ts';
import { SiteUnavailable } from '#server/site/tenant/site-unavailable.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';

export const boards = '/api/customer/global/notice-customer-boards';
export const article = {
  boardTypeId: 11,
  languageCode: 'ko',
  name: 'Hana Lee',
  password: 'spring12',
  title: 'A title',
  content: 'A text',
  consent: { personal: 'the-one-shown', health: 'the-other-shown' },
};
export const written = { row: { id: 3, boardTypeId: 11 } };
const fromPage = {
  host: 'raon.example',
  'sec-fetch-site': 'same-origin',
  origin: 'https://raon.example',
};

/** A server with one partner and a stubbed backend; `lines` holds its log, `inquiryForms` the forms of its pages. */
export async function start(
  answer: (request: BackendRequest) => unknown = () => written,
  trustProxy: string[] | false = false,
  inquiryForms: object[] = [],
) {
  const lines: string[] = [];
  const client = vi.fn(async (request: BackendRequest) => answer(request));
  const server = fastify({
    trustProxy,
    frameworkErrors,
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
  });
  guardRequests(server);
  await limitRequests(server, async (host) => host);
  const tenant = {
    entry: { code: 'raon', origin: 'https://www.raon.example' },
    site: {
      match: (path: string) => (path === '/a' ? {} : undefined),
      dataOf: (type: string) => (type === 'InquiryForm' ? inquiryForms : []),
    },
  } as unknown as Tenant;
  const byHost = async (host: string) => {
    if (host === 'away.example') throw new SiteUnavailable('[tenant] away');
    return host === 'raon.example' ? tenant : undefined;
  };
  await serveApi(server, {
    tenants: { byHost },
    visitorCall: createVisitorCalls({ client, sanitize: sanitizeHtml }),
  });
  server.get('/*', async () => 'a page');
  const ask = async (options: InjectOptions) => {
    const response = await server.inject({ ...options, headers: { ...fromPage, ...options.headers } });
    return { status: response.statusCode, body: response.body && response.json(), headers: response.headers };
  };
  const post = (payload: unknown = article, headers: Record<string, string> = {}, url = boards) =>
    ask({
      method: 'POST',
      url,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { client, server, lines, ask, post, sent: () => client.mock.calls[0]?.[0] };
}
/** A backend answer that refuses with this status and code. */
export const refuses =
  (status: number, code = 'CODE') =>
  () => {
    throw new BackendError(status, 'backend message', code);
  };
