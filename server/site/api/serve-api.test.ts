import { expect, test } from 'vitest';
import { article, boards, start, written } from './testing/api-harness.ts';

test('a write goes to the backend on behalf of the partner, whatever origin and key the visitor sends', async () => {
  const { post, sent } = await start();
  const { status, body, headers } = await post(article, { 'idempotency-key': 'abcdefgh', 'app-key': 'mine' });
  expect([status, body]).toEqual([200, written]);
  expect(headers['cache-control']).toBe('no-store');
  expect(sent()).toMatchObject({
    method: 'POST',
    path: '/customer/global/notice-customer-boards',
    body: { ...article, email: null },
    origin: 'https://www.raon.example',
    headers: { 'idempotency-key': 'abcdefgh', 'x-forwarded-for': '127.0.0.1' },
  });
  expect(sent()?.headers).not.toHaveProperty('app-key');
});

test('a read passes on parsed parameters, and every call passes on the language', async () => {
  const { ask, sent } = await start(() => ({ rows: [], count: 0, page: 2, limit: 20 }));
  const { status } = await ask({ url: `${boards}?boardTypeId=11&page=2&languageCode=en` });
  expect([status, sent()?.params]).toEqual([
    200,
    { boardTypeId: 11, page: 2, limit: 20, languageCode: 'en' },
  ]);
  const short = await start(() => ({ row: { url: '/a', code: 'abcd', shortUrl: 'https://x/s/abcd' } }));
  await short.ask({ url: '/api/customer/global/shorten-url?url=/a&languageCode=en' });
  expect(short.sent()?.params).toEqual({ url: '/a', languageCode: 'en' });
});

test('the access-token cookie is sent as authorization, a passed token only if there is no cookie', async () => {
  const tokenOf = async (headers: Record<string, string>) => {
    const { post, sent } = await start();
    await post(article, headers);
    return sent()?.headers?.authorization;
  };
  expect(await tokenOf({ cookie: 'a=b; access-token=Bearer%20cookie', authorization: 'passed' })).toBe(
    'Bearer cookie',
  );
  expect(await tokenOf({ authorization: 'passed' })).toBe('passed');
  expect(await tokenOf({})).toBeUndefined();
});

test('a cookie cannot inject headers', async () => {
  const { post, sent } = await start();
  await post(article, { cookie: 'access-token=a%0d%0aapp-key:%20mine' });
  expect(sent()?.headers).toEqual({ 'x-forwarded-for': '127.0.0.1' });
  const odd = await start();
  const { status, body } = await odd.post(article, { 'idempotency-key': 'with a space and more' });
  expect([status, body.message, odd.client.mock.calls.length]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID', 0]);
});

test("the visitor's address is taken from a trusted proxy only", async () => {
  const forged = { 'x-forwarded-for': '9.9.9.9' };
  const direct = await start();
  await direct.post(article, forged);
  expect(direct.sent()?.headers?.['x-forwarded-for']).toBe('127.0.0.1');
  const behind = await start(undefined, ['127.0.0.1']);
  await behind.post(article, forged);
  expect(behind.sent()?.headers?.['x-forwarded-for']).toBe('9.9.9.9');
});

test('the token of an answer is added to its data, and its markup is sanitized', async () => {
  const answer = { content: '<p>네<script>x</script></p>', name: null, createdAt: '2026-01-01T00:00:00Z' };
  const row = {
    id: 2,
    boardTypeId: 11,
    languageCode: 'ko',
    title: '제목',
    name: '이하나',
    content: '<b>',
    answer,
    isPrivate: true,
    isPinned: false,
    isAnswered: true,
    isLocked: false,
    phoneNumber: null,
    email: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    prev: null,
    next: null,
  };
  const { post } = await start(() => ({ row, token: 'Bearer new' }));
  const { body } = await post({ password: 'spring12' }, {}, `${boards}/2/private`);
  expect(body.token).toBe('Bearer new');
  expect([body.row.answer.content, body.row.content]).toEqual(['<p>네</p>', '<b>']);
});

test('an inquiry is accepted if the site has a form for it, and is not found otherwise', async () => {
  const inquiry = {
    languageCode: 'ko',
    name: 'Hana',
    phoneNumber: '010-1234-5678',
    consent: article.consent,
  };
  const status = async (inquiryForms: object[], useWidget: boolean) => {
    const answer = ({ path }: { path: string }) =>
      path.endsWith('/info') ? infoOf(useWidget) : { row: { id: 1 } };
    const { post, client } = await start(answer, false, inquiryForms);
    const answered = await post(inquiry, {}, '/api/customer/global/inquiries');
    return [answered.status, client.mock.calls.some(([{ path }]) => path.endsWith('/inquiries'))];
  };
  expect(await status([], false)).toEqual([404, false]);
  expect(await status([{}], true)).toEqual([404, false]);
  expect(await status([{}], false)).toEqual([200, true]);
  expect(await status([{ shown: 'always' }], true)).toEqual([200, true]);
});

const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
test('a short address is created for a page of the site, in any language, and for nothing else', async () => {
  const asked = async (url: string) => {
    const { ask, client } = await start(() => ({ row: { url, code: 'abcd', shortUrl: 'https://x/s/abcd' } }));
    const { status } = await ask({
      url: `/api/customer/global/shorten-url?url=${encodeURIComponent(url)}`,
    });
    return [status, client.mock.calls.length];
  };
  for (const url of ['/a', '/en/a?page=2#x', 'https://raon.example/ja/a'])
    expect(await asked(url), url).toEqual([200, 1]);
  for (const url of ['/b', '/a/b', 'https://raon.example/xx/a'])
    expect(await asked(url), url).toEqual([404, 0]);
});

/** The partner's info, as far as it is needed here. */
const infoOf = (useWidget: boolean) => ({
  row: {
    languageCode: 'ko',
    partner: {
      id: 1,
      partnerCode: 'raon',
      partnerName: 'Raon',
      displayName: 'Raon',
      language: {
        main: { ...dates, id: 1, code: 'ko', name: '한국어', isDefault: true, isMajor: true },
        rows: [{ code: 'ko', name: '한국어' }],
      },
    },
    marketing: { partnerId: 1 },
    config: { useWidget },
  },
});
