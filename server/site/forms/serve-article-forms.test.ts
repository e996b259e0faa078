import { expect, test } from 'vitest';
import { BackendError } from '#engine/api/backend-error.ts';
import { agreed, article, detail, openFormsHarness, write } from './forms-for-test.ts';

test('an article is created through the call, with LF line ends, and the browser is redirected to the list', async () => {
  const { post, visitorCall } = await openFormsHarness();
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
  const { post, shown, visitorCall } = await openFormsHarness();
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

test('the author of a private article is redirected to it, with the advice to keep its address: the list shows no title', async () => {
  const { post } = await openFormsHarness();
  const fields = { form: 'create', ...article, isPrivate: 'on' };
  const plain = await post(write, fields, { accept: 'text/html' });
  expect(plain.headers.location).toBe('/en/cscenter/boards/11/detail/5?done=created');
  expect((await post(write, fields)).json().redirect).toBe('/en/cscenter/boards/11/detail/5?done=created');
});

test('the same form has the same key, a changed one another; with a key of its own also if its words have changed', async () => {
  const { post, visitorCall } = await openFormsHarness();
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

test('an update has no key: it is applied again after another one, or after a lost answer', async () => {
  const { post, visitorCall } = await openFormsHarness();
  const forms: Record<string, string>[] = [{}, { key: 'made-with-the-form-1' }];
  for (const fields of forms) {
    await post(detail, { form: 'update', ...article, ...fields });
    const [call, input] = visitorCall.mock.lastCall ?? [];
    expect([call, input?.idempotencyKey]).toEqual(['customerBoardUpdate', undefined]);
  }
});

test('a backend that replays by key, without a sign of it, makes no one the author of another article', async () => {
  const answers = new Map<string, unknown>();
  const { post } = await openFormsHarness((_, { idempotencyKey = '', body }) => {
    const before = answers.get(idempotencyKey);
    if (idempotencyKey && before) return before;
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
  const { post, shown, visitorCall } = await openFormsHarness();
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
  const { post, shown, visitorCall } = await openFormsHarness((call) => {
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

test('an edited article becomes public only by the choice of its author', async () => {
  const { post, visitorCall } = await openFormsHarness();
  const chosen = async (fields: Record<string, string>) => {
    await post(detail, { form: 'update', ...article, ...fields });
    const { body } = visitorCall.mock.lastCall?.[1] ?? {};
    return (body as { isPrivate?: boolean }).isPrivate;
  };
  expect(await chosen({})).toBeUndefined();
  expect(await chosen({ isPrivate: 'off' })).toBe(false);
  expect(await chosen({ isPrivate: 'on' })).toBe(true);
});

test('a browser that has opened an article is identified to the backend the next time, and cannot be forged', async () => {
  const { post, visitorCall } = await openFormsHarness(() => ({
    row: { name: 'Jane', title: 'T', content: 'C' },
  }));
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
  const { post } = await openFormsHarness((_, { onRepeated }) => {
    if (repeats) onRepeated?.();
    return { row: { id: 5, boardTypeId: 11 } };
  });
  const send = () => post(path, { form, ...article, key: 'made-with-the-form-1' });
  expect((await send()).headers['set-cookie']).toHaveLength(3);
  repeats = true;
  const again = await send();
  expect([again.statusCode, again.headers['set-cookie']]).toEqual([200, undefined]);
});
