import { expect, test } from 'vitest';
import { BackendError } from '#engine/api/backend-error.ts';
import { allFormsLimit } from '#server/site/requests/write-limit.ts';
import { article, consents, detail, openFormsHarness, write } from './forms-for-test.ts';

test('an inquiry is accepted on every page that shows its form, which then confirms it', async () => {
  const { post, shown, visitorCall } = await openFormsHarness(() => ({ row: { id: 1 } }));
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
    redirect: `${contact}?done=inquired#inquiry`,
    message: 'Your inquiry has arrived. We will contact you shortly.',
  });
  const plain = await post(contact, inquiry, { accept: 'text/html' });
  expect([plain.statusCode, plain.headers.location]).toEqual([303, `${contact}?done=inquired#inquiry`]);
  const [call, input] = visitorCall.mock.lastCall ?? [];
  expect([call, input?.body]).toEqual([
    'inquiryCreate',
    {
      languageCode: 'en',
      name: 'Jane',
      phoneNumber: null,
      messenger: 'LINE jane',
      picked: 'Lifting',
      managerId: 3,
      preferredTimes: null,
      message: null,
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

test('an inquiry sent from a filtered list returns to it, with or without an error', async () => {
  const { post, pages } = await openFormsHarness(() => ({ row: { id: 1 } }));
  const at = '/en/contact?page=3&utm_source=naver&other=1&categoryId=2';
  const refused = await post(at, { form: 'inquiry' });
  expect([refused.statusCode, pages.map(({ query }) => query)]).toEqual([
    422,
    ['categoryId=2&page=3', 'categoryId=2&page=3'],
  ]);
  const consent = {
    consentPersonal: consents.inquiry.personal.version,
    consentHealth: consents.inquiry.health.version,
  };
  const sent = await post(at, { form: 'inquiry', name: 'Jane', messenger: 'LINE jane', ...consent });
  expect(sent.json().redirect).toBe('/en/contact?categoryId=2&page=3&done=inquired#inquiry');
});

test('the page that answers a form is complete', async () => {
  const { post, pages } = await openFormsHarness();
  await post('/en/cscenter/contact', { form: 'inquiry' });
  expect(pages.map(({ waitForDeferred }) => waitForDeferred)).toEqual([false, true]);
});

test('an inquiry tells how its visitor came, and an invalid visit does not stop it', async () => {
  const { post, visitorCall } = await openFormsHarness(() => ({ row: { id: 1 } }));
  const inquiry = {
    form: 'inquiry',
    name: 'Jane',
    messenger: 'LINE jane',
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
  const { post, shown, visitorCall } = await openFormsHarness();
  const sent = { form: 'inquiry', consentPersonal: consents.inquiry.personal.version };
  const answer = await post('/en/cscenter/contact', {
    ...sent,
    name: '\u200b',
    phoneNumber: '-------',
    message: 'x'.repeat(4_001),
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
  const { post, shown, visitorCall } = await openFormsHarness(() => {
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
  const { post, shown } = await openFormsHarness(() => {
    throw new BackendError(429, 'The password was wrong too often.', 'ARTICLE_PASSWORD_TOO_MANY_TRIES');
  });
  expect((await post(detail, { form: 'delete', password: 'guess' })).statusCode).toBe(429);
  expect(shown[0]?.errors.password).toBe('The password was wrong too often.');
});

test('a refused login ends, and the visitor sees the failure', async () => {
  const { post, shown, pages } = await openFormsHarness(() => {
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
  const { post, pages } = await openFormsHarness(() => {
    throw new BackendError(403, 'No.', 'FORBIDDEN');
  });
  const answer = await post(write, { form: 'create', ...article });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(pages.map(({ isLoginEnded }) => isLoginEnded)).toEqual([undefined, undefined]);
});

test('forms of other sites, unknown forms and other bodies are refused', async () => {
  const { post, visitorCall } = await openFormsHarness();
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

test('forms of one IP address to all sites together are limited, before their pages are rendered', async () => {
  const { post, pages } = await openFormsHarness();
  const postTo = (host: string) => post(detail, { form: 'delete', password: 'x' }, { host });
  for (let sent = 0; sent < allFormsLimit.max; sent += 1) await postTo(`h${sent % 20}.example`);
  const rendered = pages.length;
  expect((await postTo('last.example')).statusCode).toBe(429);
  expect([rendered > 0, pages.length]).toEqual([true, rendered]);
});
