import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { BackendError } from '#engine/api/backend-error.ts';
import { consentsOf } from '#engine/browser/consent/consents.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import { HtmlChunk } from '#engine/html/html-chunk.ts';
import type { VisitorInput } from '#server/site/api/visitor-calls.ts';
import type { PageDeps } from '#server/site/pages/page-answers.ts';
import { createFormTokens } from './form-tokens.ts';
import { serveForms } from './serve-forms.ts';

const tokens = createFormTokens('a key');
const write = '/cscenter/boards/11/write';
const detail = '/cscenter/boards/11/detail/5';
const consents = consentsOf(null, 'en', 'ko');
const agreed = {
  consentPersonal: consents.article.personal.version,
  consentHealth: consents.article.health.version,
};
const article = { name: 'Jane', password: 'pass-4!', title: 'T', content: 'one\r\ntwo', ...agreed };

/** The route with a page maker that records its input, and calls that return what the test specifies. */
async function lab(
  answer: (call: string, input: VisitorInput) => unknown = () => ({ row: { id: 5, boardTypeId: 11 } }),
) {
  const shown: (FormState | undefined)[] = [];
  const pages: { isLoginEnded?: boolean }[] = [];
  const visitorCall = vi.fn(async (call: string, input: VisitorInput) => answer(call, input));
  type Asked = { path: string; form?: FormState; isLoginEnded?: boolean };
  const makePage = async ({ path, form, isLoginEnded }: Asked) => {
    pages.push({ isLoginEnded });
    const isWrite = path.endsWith('/write');
    if (form) shown.push(form);
    return {
      kind: 'page',
      status: path.includes('99') ? 404 : 200,
      locale: 'en',
      problems: [],
      tags: [],
      pieces: [new HtmlChunk(path.includes('contact') ? '<form method="post" data-form="inquiry">' : '')],
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
        site: { document: { template: 'commerce' } },
      }),
    },
    app: async () => ({ makePage, registry: {}, pagePayload: () => ({ payload: true }) }),
    assets: async () => ({ forPayload: () => ({ styles: [], fonts: [] }) }),
    formToken: () => '',
    onProblem: () => {},
  } as unknown as PageDeps;
  const server = fastify();
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

test('an article is created through the call, with LF line ends, and the browser is redirected to the list', async () => {
  const { post, visitorCall } = await lab();
  const plain = await post(write, { form: 'create', ...article }, { accept: 'text/html' });
  expect([plain.statusCode, plain.headers.location]).toEqual([303, '/en/cscenter/boards/11?done=created']);
  expect(plain.headers['cache-control']).toBe('no-store');
  expect(visitorCall.mock.lastCall?.[1].body).toMatchObject({
    boardTypeId: 11,
    languageCode: 'en',
    content: 'one\ntwo',
  });
  const { redirect, message } = (await post(write, { form: 'create', ...article })).json();
  expect([redirect, message]).toEqual(['/en/cscenter/boards/11', 'Your article has been posted.']);
});

test('an article without consent is not sent, and consent to a changed text is requested again', async () => {
  const { post, shown, visitorCall } = await lab();
  const { consentPersonal: _, ...withoutPersonal } = article;
  expect((await post(write, { form: 'create', ...withoutPersonal })).statusCode).toBe(422);
  expect(shown[0]?.errors).toEqual({ consentPersonal: 'Please agree to the use of your personal data.' });
  await post(write, { form: 'create', ...article, consentHealth: 'of-yesterday' });
  expect(shown[1]?.errors).toEqual({
    consentHealth: 'The text has changed. Please read it again and agree to it.',
  });
  expect(visitorCall).not.toHaveBeenCalled();
  await post(write, { form: 'create', ...article });
  const { body } = visitorCall.mock.lastCall?.[1] ?? {};
  expect(body).toMatchObject({ consent: { personal: agreed.consentPersonal, health: agreed.consentHealth } });
  expect(body).not.toHaveProperty('consentPersonal');
});

test('the author of a private article is redirected to it, because the list does not show its title', async () => {
  const { post } = await lab();
  const plain = await post(write, { form: 'create', ...article, isPrivate: 'on' }, { accept: 'text/html' });
  expect(plain.headers.location).toBe('/en/cscenter/boards/11/detail/5?done=created');
});

test('the same form has the same key, a changed one another; with a key of its own also if its words have changed', async () => {
  const { post, visitorCall } = await lab();
  const keyOf = async (fields: Record<string, string>) => {
    await post(write, { form: 'create', ...article, ...fields });
    return visitorCall.mock.lastCall?.[1].idempotencyKey;
  };
  const key = await keyOf({});
  expect(key).toMatch(/^[\w-]{40,}$/);
  expect(await keyOf({})).toBe(key);
  expect(await keyOf({ title: 'Other' })).not.toBe(key);
  expect(await keyOf({ password: 'pass-5!' })).not.toBe(key);
  expect(key).not.toContain(article.password);
  const own = await keyOf({ key: 'made-with-the-form-1' });
  expect(own).not.toContain('made-with');
  expect(await keyOf({ key: 'made-with-the-form-1', title: 'Other' })).toBe(own);
  expect(await keyOf({ key: 'made-with-the-form-2' })).not.toBe(own);
  expect(await keyOf({ key: 'short' })).toBe(key);
});

test('an update has no generated key: repeated after another update it is applied again', async () => {
  const { post, visitorCall } = await lab();
  const keyOf = async (fields: Record<string, string>) => {
    await post(detail, { form: 'update', ...article, ...fields });
    const [call, input] = visitorCall.mock.lastCall ?? [];
    return [call, input?.idempotencyKey];
  };
  expect(await keyOf({})).toEqual(['customerBoardUpdate', undefined]);
  expect(await keyOf({ key: 'made-with-the-form-1' })).toEqual([
    'customerBoardUpdate',
    expect.stringMatching(/^[\w-]{40,}$/),
  ]);
});

test('a backend that replays by key, without saying so, makes no one the author of another article', async () => {
  const answers = new Map<string, unknown>();
  const { post } = await lab((_, { idempotencyKey = '', body }) => {
    const before = answers.get(idempotencyKey);
    if (before) return before;
    const { password } = body as { password: string };
    if (password !== article.password) throw new BackendError(400, 'Wrong.', 'ARTICLE_PASSWORD_MISMATCH');
    const answer = { row: { id: 5, boardTypeId: 11 } };
    answers.set(idempotencyKey, answer);
    return answer;
  });
  const key = 'made-with-the-form-1';
  const update = (path: string, fields: Record<string, string> = {}) =>
    post(path, { form: 'update', ...article, key, ...fields });
  expect((await update('/cscenter/boards/11/detail/6')).headers['set-cookie']).toHaveLength(3);
  for (const path of [detail, '/cscenter/boards/11/detail/6']) {
    const guess = await update(path, { password: 'a guess' });
    expect([guess.statusCode, guess.headers['set-cookie']]).toEqual([422, undefined]);
  }
  expect((await update('/cscenter/boards/11/detail/6')).headers['set-cookie']).toHaveLength(3);
});

test('errors appear at their fields together with the typed values, but never the password', async () => {
  const { post, shown, visitorCall } = await lab();
  const answer = await post(write, { form: 'create', ...article, name: ' ', password: 'abc' });
  expect(answer.statusCode).toBe(422);
  expect(visitorCall).not.toHaveBeenCalled();
  expect(shown[0]).toEqual({
    name: 'create',
    values: { name: ' ', title: 'T', content: 'one\ntwo', ...agreed },
    errors: { name: 'Please enter your name.', password: 'Password must be at least 4 characters.' },
  });
  await post(write, { form: 'create', ...article, token: 'old.one' });
  expect(shown[1]?.failure).toMatch(/open for a long time/);
  expect(JSON.stringify(shown)).not.toContain(article.password);
});

test('a correct password need not be typed again to edit, a wrong one is requested', async () => {
  let right = true;
  const { post, shown, visitorCall } = await lab((call) => {
    if (!right) throw new BackendError(400, 'The password does not match.', 'ARTICLE_PASSWORD_WRONG');
    return {
      row: call === 'customerBoardPrivate' ? { name: 'Jane', title: 'T', content: 'C', isPrivate: true } : {},
    };
  });
  await post(detail, { form: 'edit', password: article.password });
  expect(shown[0]).toMatchObject({ name: 'update', values: { name: 'Jane', isPrivate: 'on' }, errors: {} });
  const pass = shown[0]?.pass ?? '';
  expect(pass).not.toContain(article.password);
  const { password: _, ...withoutPassword } = article;
  await post(detail, { form: 'update', ...withoutPassword, pass });
  expect(visitorCall.mock.lastCall?.[1].body).toMatchObject({ password: article.password });
  await post(detail, { form: 'update', ...withoutPassword, pass: 'forged' });
  expect(shown.at(-1)?.errors.password).toBe('Please enter your password.');
  right = false;
  await post(detail, { form: 'update', ...withoutPassword, pass });
  expect(shown.at(-1)).toMatchObject({ errors: { password: 'The password does not match.' } });
  expect(shown.at(-1)?.pass).toBeUndefined();
});

test('a browser that has opened an article is identified to the backend the next time, and cannot be forged', async () => {
  const { post, visitorCall } = await lab(() => ({ row: { name: 'Jane', title: 'T', content: 'C' } }));
  const opened = await post(
    detail,
    { form: 'open', password: article.password },
    { 'known-device': 'forged-by-hand-01' },
  );
  expect(visitorCall.mock.lastCall?.[1].knownDevice).toBeUndefined();
  const cookies = [opened.headers['set-cookie']].flat().map(String);
  // The cookie is sent to the article's page in each language.
  expect(cookies.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1]).sort()).toEqual(
    ['', '/en', '/ja'].map((language) => language + detail),
  );
  const devices = new Set<string | undefined>();
  for (const cookie of cookies) {
    await post(
      detail,
      { form: 'delete', password: article.password },
      { cookie: cookie.split(';')[0] ?? '' },
    );
    devices.add(visitorCall.mock.lastCall?.[1].knownDevice);
  }
  expect([...devices]).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
});

test.each([
  [write, 'create'],
  [detail, 'update'],
])('a visitor who repeats a form to %s does not count as its author: %s', async (path, form) => {
  let repeats = false;
  const { post } = await lab((_, { onRepeated }) => {
    if (repeats) onRepeated?.();
    return { row: { id: 5, boardTypeId: 11 } };
  });
  const send = () => post(path, { form, ...article, key: 'made-with-the-form-1' });
  expect((await send()).headers['set-cookie']).toHaveLength(3);
  repeats = true;
  const again = await send();
  expect([again.statusCode, again.headers['set-cookie']]).toEqual([200, undefined]);
});

test('an inquiry is accepted on every page that shows its form, which then confirms it', async () => {
  const { post, shown, visitorCall } = await lab(() => ({ row: { id: 1 } }));
  const inquiry = {
    form: 'inquiry',
    name: 'Jane',
    messenger: 'LINE jane',
    picked: 'Lifting',
    managerId: '3',
    consentPersonal: consents.inquiry.personal.version,
    consentHealth: consents.inquiry.health.version,
  };
  const contact = '/en/cscenter/contact';
  const sent = await post(contact, inquiry);
  expect(sent.json()).toMatchObject({
    redirect: `${contact}?done=inquired`,
    message: 'Your inquiry has arrived. We will contact you shortly.',
  });
  const plain = await post(contact, inquiry, { accept: 'text/html' });
  expect([plain.statusCode, plain.headers.location]).toEqual([303, `${contact}?done=inquired`]);
  const [call, input] = visitorCall.mock.lastCall ?? [];
  expect([call, input?.body]).toEqual([
    'inquiryCreate',
    {
      languageCode: 'en',
      ...{ name: 'Jane', phoneNumber: null, messenger: 'LINE jane', picked: 'Lifting', managerId: 3 },
      ...{ preferredTimes: null, message: null },
      consent: { personal: consents.inquiry.personal.version, health: consents.inquiry.health.version },
      visit: null,
    },
  ]);
  expect(input?.idempotencyKey).toMatch(/^[\w-]{40,}$/);
  await post(contact, { form: 'inquiry', phoneNumber: ' ' });
  expect(shown.at(-1)?.errors).toEqual({
    name: 'Please enter your name.',
    phoneNumber: 'Please enter a phone number or a messenger ID.',
    consentPersonal: 'Please agree to the use of your personal data.',
    consentHealth: 'Please agree to the use of your health data.',
  });
});

test('an inquiry tells how its visitor came, and an invalid visit does not stop it', async () => {
  const { post, visitorCall } = await lab(() => ({ row: { id: 1 } }));
  const inquiry = {
    ...{ form: 'inquiry', name: 'Jane', messenger: 'LINE jane' },
    consentPersonal: consents.inquiry.personal.version,
    consentHealth: consents.inquiry.health.version,
  };
  const visit = { utm: { utm_source: 'naver' }, landing: '/en', referrer: null };
  const sent = async (text: string) => {
    const { statusCode } = await post('/en/cscenter/contact', { ...inquiry, visit: text });
    expect(statusCode).toBe(200);
    return (visitorCall.mock.lastCall?.[1]?.body as { visit: unknown } | undefined)?.visit;
  };
  expect(await sent(JSON.stringify(visit))).toEqual(visit);
  for (const wrong of ['', 'null', '{', '[1]', '{"landing":"//evil"}x', '{"landing":"javascript:1"}'])
    expect(await sent(wrong)).toBeNull();
});

test('missing contact details and a text that is too long are shown at their fields', async () => {
  const { post, shown, visitorCall } = await lab();
  const sent = { form: 'inquiry', consentPersonal: consents.inquiry.personal.version };
  const answer = await post('/en/cscenter/contact', {
    ...sent,
    ...{ name: '\u200b', phoneNumber: '-------', message: 'x'.repeat(4_001) },
    consentHealth: consents.inquiry.health.version,
  });
  expect(answer.statusCode).toBe(422);
  expect(shown.at(-1)?.errors).toEqual({
    name: 'Please enter your name.',
    phoneNumber: 'Please check the format.',
    message: 'Please enter no more than 4,000 characters.',
  });
  await post('/en/cscenter/contact', { form: 'inquiry', name: 'Jane', messenger: '\u0007' });
  expect(shown.at(-1)?.errors.phoneNumber).toBe('Please enter a phone number or a messenger ID.');
  await post(write, { form: 'create', ...article, content: 'x'.repeat(20_001) });
  expect(shown.at(-1)?.errors).toEqual({ content: 'Please enter no more than 20,000 characters.' });
  expect(visitorCall).not.toHaveBeenCalled();
});

test('a doctor who is no longer available is reported at the field, and without a choice none is sent', async () => {
  const { post, shown, visitorCall } = await lab(() => {
    throw new BackendError(400, 'Please choose again.', 'MANAGER_UNAVAILABLE');
  });
  const { personal, health } = consents.inquiry;
  const inquiry = {
    form: 'inquiry',
    name: 'Jane',
    messenger: 'LINE jane',
    consentPersonal: personal.version,
  };
  const sent = { ...inquiry, consentHealth: health.version };
  expect((await post('/en/cscenter/contact', { ...sent, managerId: '9' })).statusCode).toBe(422);
  expect(shown.at(-1)).toMatchObject({
    values: { managerId: '9' },
    errors: { managerId: 'Please choose again.' },
  });
  await post('/en/cscenter/contact', { ...sent, managerId: '' });
  expect(visitorCall.mock.lastCall?.[1].body).toMatchObject({ managerId: null });
});

test('too many password attempts keep their status', async () => {
  const { post, shown } = await lab(() => {
    throw new BackendError(429, 'The password was wrong too often.', 'ARTICLE_PASSWORD_TOO_MANY_TRIES');
  });
  expect((await post(detail, { form: 'delete', password: 'guess' })).statusCode).toBe(429);
  expect(shown[0]?.errors.password).toBe('The password was wrong too often.');
});

test('a refused login ends, and the visitor sees the failure', async () => {
  const { post, shown, pages } = await lab(() => {
    throw new BackendError(401, 'No.', 'LOGIN_EXPIRED');
  });
  const answer = await post(write, { form: 'create', ...article }, { cookie: 'access-token=opaque' });
  expect(answer.headers['set-cookie']).toEqual([
    'access-token=; Max-Age=0; Path=/',
    'access-token=; Max-Age=0; Domain=han.example; Path=/',
    'login-ended=1; Max-Age=60; Path=/',
  ]);
  expect(shown[0]?.failure).toBe('Failed to create article. No.');
  expect(pages.map(({ isLoginEnded }) => isLoginEnded)).toEqual([undefined, true]);
});

test('a form that is sent without a login ends none', async () => {
  const { post, pages } = await lab(() => {
    throw new BackendError(403, 'No.', 'FORBIDDEN');
  });
  const answer = await post(write, { form: 'create', ...article });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(pages.map(({ isLoginEnded }) => isLoginEnded)).toEqual([undefined, undefined]);
});

test('forms of other sites, unknown forms and other bodies are refused', async () => {
  const { post, visitorCall } = await lab();
  const status = async (...sent: Parameters<typeof post>) => (await post(...sent)).statusCode;
  expect(await status(write, { form: 'create', ...article }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status(write, { form: 'delete', ...article })).toBe(405);
  expect(await status(write, { form: 'constructor', ...article })).toBe(405);
  expect(await status(write, { form: 'inquiry', ...article, phoneNumber: '010-1234-5678' })).toBe(405);
  expect(await status('/cscenter/boards/99/write', { form: 'create', ...article })).toBe(404);
  expect(await status(write, { form: 'create' }, { 'content-type': 'application/json' })).toBe(415);
  expect(await status(write, { form: 'create', content: 'x'.repeat(600_000) })).toBe(413);
  expect(visitorCall).not.toHaveBeenCalled();
});
