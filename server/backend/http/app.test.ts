import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Ask, appKey, refusal, startTestBackend } from '../testing/backend.ts';

describeDatabases('The backend app', (db) => {
  let ask: Ask;
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ ask, app } = await startTestBackend(db()));
  });

  test('Without the right app key nothing is answered', async () => {
    const origin = 'http://han.localhost';
    for (const headers of [{ origin }, { origin, 'app-key': 'guess' }, { origin, 'app-key': '' }]) {
      const response = await app.inject({ url: '/customer/global/info', headers });
      expect([response.statusCode, response.json().code]).toEqual([401, 'APP_KEY_INVALID']);
    }
    expect((await app.inject({ url: '/sites' })).statusCode).toBe(401);
  });

  test('The origin decides the partner by its host alone', async () => {
    const codeFor = async (origin: string) =>
      (await ask('global/info', { headers: { origin } })).body.row?.partner.partnerCode;
    expect(await codeFor('http://han.localhost:4321')).toBe('han');
    expect(await codeFor('http://SAKURA.localhost')).toBe('sakura');
    expect(await codeFor('https://www.sakura.example')).toBe('sakura');
  });

  test('An unknown origin is refused', async () => {
    for (const origin of [
      'http://other.localhost',
      'http://sakura.example.evil.test',
      'null',
      'han.localhost',
      '',
    ]) {
      expect(refusal(await ask('global/info', { headers: { origin } }))).toEqual([403, 'ORIGIN_UNKNOWN']);
    }
  });

  test('An unknown path answers 404 with a complete error body', async () => {
    const { status, body } = await ask('global/nothing?languageCode=en');
    expect(status).toBe(404);
    expect(body).toEqual({
      message: 'NOT_FOUND',
      translatedMessage: 'What you asked for could not be found.',
      statusCode: 404,
      code: 'NOT_FOUND',
    });
  });

  test('Errors are in the requested language, else in the partner’s main language', async () => {
    const told = async (query: string, as = 'han') =>
      (await ask(`global/products/999${query}`, { as })).body.translatedMessage;
    expect(await told('?languageCode=zh')).toBe('未找到该项目。');
    expect(await told('')).toBe('시술을 찾을 수 없습니다.');
    expect(await told('', 'sakura')).toBe('施術が見つかりませんでした。');
  });

  test('Invalid params answer 400 and are all named', async () => {
    const { status, body } = await ask('global/products?page=0&limit=1000&sort=best&languageCode=en');
    expect(status).toBe(400);
    expect(body.code).toBe('INVALID_REQUEST');
    expect(body.translatedMessage).toBe('Please check what you entered.');
    expect(body.message.map((line: string) => line.split(':')[0])).toEqual(['page', 'limit', 'sort']);
  });

  test.each([
    'global/products/abc',
    'global/products/-1',
    'global/products/1.5',
    'global/products?page=1&page=2',
    'global/products?languageCode=fr',
    'global/term',
    'global/notice-customer-boards',
    'global/page?path=nothing',
    'global/schedules?from=yesterday',
  ])('%s answers 400', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  test('Huge numbers and control characters cause no server errors', async () => {
    expect((await ask(`global/products/${Number.MAX_SAFE_INTEGER}`)).status).toBe(404);
    expect((await ask(`global/products?page=${Number.MAX_SAFE_INTEGER}`)).body.rows).toEqual([]);
    expect((await ask('global/products?keyword=%00%EF%BF%BF')).status).toBe(200);
    expect((await ask('global/page?path=/%00')).status).toBe(200);
  });

  test('A body that is too large or not JSON is refused', async () => {
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/customer/global/notice-customer-boards',
        headers: { 'app-key': appKey, origin: 'http://han.localhost', 'content-type': 'application/json' },
        payload,
      });
    const large = await send(JSON.stringify({ content: 'x'.repeat(300_000) }));
    expect([large.statusCode, large.json().code]).toEqual([413, 'BODY_TOO_LARGE']);
    const broken = await send('{"name":');
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'INVALID_REQUEST']);
    const empty = await send('');
    expect(empty.statusCode).toBe(400);
  });

  test('The health check needs no key', async () => {
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  });
});
