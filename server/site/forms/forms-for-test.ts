import fastify from 'fastify';
import { vi } from 'vitest';
import { consentsOf } from '#engine/browser/consent/consents.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import { HtmlChunk } from '#engine/html/html-chunk.ts';
import type { PageRequest } from '#engine/page/page-request.ts';
import type { VisitorInput } from '#server/site/api/visitor-calls.ts';
import type { PageDeps } from '#server/site/pages/page-answers.ts';
import { limitRequests } from '#server/site/requests/write-limit.ts';
import { createFormTokens } from './form-tokens.ts';
import { serveForms } from './serve-forms.ts';

const tokens = createFormTokens('a key');
export const write = '/cscenter/boards/11/write';
export const detail = '/cscenter/boards/11/detail/5';
export const consents = consentsOf(null, 'en', 'ko');
export const agreed = {
  consentPersonal: consents.article.personal.version,
  consentHealth: consents.article.health.version,
};
export const article = { name: 'Jane', password: 'pass-4!', title: 'T', content: 'one\r\ntwo', ...agreed };

/** The route with a page maker that records its input, and calls that return what the test specifies. */
export async function openFormsHarness(
  answer: (call: string, input: VisitorInput) => unknown = () => ({ row: { id: 5, boardTypeId: 11 } }),
) {
  const shown: (FormState | undefined)[] = [];
  const pages: { isLoginEnded: boolean | undefined; query: string; waitForDeferred: boolean }[] = [];
  const visitorCall = vi.fn(async (call: string, input: VisitorInput) => answer(call, input));
  type Asked = Pick<PageRequest, 'path' | 'query' | 'form' | 'isLoginEnded' | 'waitForDeferred'>;
  const makePage = async ({ path, query, form, isLoginEnded, waitForDeferred }: Asked) => {
    pages.push({ isLoginEnded, query: query.toString(), waitForDeferred });
    const isWrite = path.endsWith('/write');
    if (form) shown.push(form);
    return {
      kind: 'page',
      status: path.includes('99') ? 404 : 200,
      locale: 'en',
      problems: [],
      tags: [],
      chunks: [new HtmlChunk(path.includes('contact') ? '<form method="post" data-form="inquiry">' : '')],
      head: { noindex: true },
      context: {
        locale: 'en',
        mainLocale: 'ko',
        partner: { language: { rows: [{ code: 'ko' }, { code: 'en' }, { code: 'ja' }] } },
        consents,
        params: { boardTypeId: '11', id: '5' },
        path: path.replace(/^\/en/, ''),
        pageKey: isWrite
          ? '/cscenter/boards/{boardTypeId}/write'
          : '/cscenter/boards/{boardTypeId}/detail/{id}',
      },
    };
  };
  const deps = {
    tenants: {
      byHost: async () => ({
        entry: { code: 'han', origin: 'https://han.example' },
        site: {
          document: { template: 'commerce' },
          match: () => ({ pageKey: '/products', params: {} }),
          page: () => ({ queryNames: ['page', 'categoryId'], querySchemas: new Map(), sources: {} }),
        },
      }),
    },
    app: async () => ({ makePage, registry: {}, pagePayload: () => ({ payload: true }) }),
    assets: async () => ({ forPayload: () => ({ styles: [], fonts: [] }) }),
    formToken: () => '',
    onProblem: () => {},
  } as unknown as PageDeps;
  const server = fastify();
  await limitRequests(server, async (host) => host);
  await serveForms(server, { deps, visitorCall: visitorCall as never, tokens });
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: path,
      headers: {
        host: 'han.example',
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      payload: new URLSearchParams({ token: tokens.issue('han'), ...fields }).toString(),
    });
  return { post, shown, pages, visitorCall };
}
