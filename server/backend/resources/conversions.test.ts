import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { createBackend } from '../http/app.ts';
import { metaPixelOf } from '../site-services.ts';
import { type Ask, appKey, asker, refusal, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';

type Received = { url: string | undefined; authorization: string | undefined; body: Record<string, unknown> };

describeDatabases('Conversions', (db) => {
  let received: Received[];
  let status = 200;
  let meta: Server;
  let ask: Ask;
  // Meta's API, played by a server.
  beforeAll(async () => {
    meta = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      received.push({
        url: request.url,
        authorization: request.headers.authorization,
        body: JSON.parse(body),
      });
      response.writeHead(status).end('{}');
    });
    await new Promise<void>((listening) => meta.listen(0, '127.0.0.1', listening));
    await startTestBackend(db());
    const url = `http://127.0.0.1:${(meta.address() as AddressInfo).port}/v1`;
    const tokens = new Map([['han', 'secret-token']]);
    ask = asker(
      createBackend({
        db: db(),
        appKey,
        filesDir: 'fixtures/partners',
        meta: { tokens, url, pixelIdOf: metaPixelOf },
        now: () => noon,
      }),
    );
    for (const partnerId of [1, 2]) await setPixel(partnerId, '123456789');
  });
  afterAll(() => meta.close());
  beforeEach(async () => {
    received = [];
    status = 200;
    await db().deleteFrom('writeCounts').execute();
  });

  async function setPixel(partnerId: number, id: string | null, trackingIds = {}): Promise<void> {
    const rows = await db()
      .selectFrom('contentTexts')
      .where('partnerId', '=', partnerId)
      .where('kind', '=', 'info')
      .select(['languageCode', 'row'])
      .execute();
    for (const { languageCode, row } of rows) {
      const info = JSON.parse(row);
      Object.assign(info.marketing, { metaConversionTrackingId: id, trackingIds });
      await db()
        .updateTable('contentTexts')
        .set({ row: JSON.stringify(info) })
        .where('partnerId', '=', partnerId)
        .where('kind', '=', 'info')
        .where('languageCode', '=', languageCode)
        .execute();
    }
  }
  const conversion = {
    event: 'reserve',
    eventId: 'abc123.def456',
    url: 'http://han.localhost:3000/reservation/complete',
    value: 1800,
    currency: 'KRW',
    fbp: 'fb.1.2.3',
    userAgent: 'Browser/1',
  };
  const post = (more: object = {}, as = 'han', headers = {}) =>
    ask('global/conversions', { as, method: 'POST', headers, body: { ...conversion, ...more } });

  test('A conversion reaches Meta with the id of the browser’s own, and the token stays in a header', async () => {
    const { status: answered, body } = await post({}, 'han', { 'x-forwarded-for': '203.0.113.7' });
    expect([answered, body]).toEqual([200, { row: { isSent: true } }]);
    expect(received).toEqual([
      {
        url: '/v1/123456789/events',
        authorization: 'Bearer secret-token',
        body: {
          data: [
            {
              event_name: 'Schedule',
              event_id: 'abc123.def456',
              event_time: noon / 1000,
              event_source_url: conversion.url,
              action_source: 'website',
              user_data: {
                client_ip_address: '203.0.113.7',
                client_user_agent: 'Browser/1',
                fbp: 'fb.1.2.3',
              },
              custom_data: { value: 1800, currency: 'KRW' },
            },
          ],
        },
      },
    ]);
  });

  test('Without a token or a pixel nothing is sent, nor for a page of another site', async () => {
    const notSent = [200, { row: { isSent: false } }];
    const sakura = await post({ url: 'http://sakura.localhost:3000/' }, 'sakura');
    const foreign = await post({ url: 'https://evil.example/' });
    await setPixel(1, null);
    const without = await post();
    await setPixel(1, '123456789');
    for (const { status: answered, body } of [sakura, foreign, without])
      expect([answered, body]).toEqual(notSent);
    expect(received).toEqual([]);
  });

  test('The pixel is the one of the browser, which prefers further ids', async () => {
    await setPixel(1, '123456789', { 'meta-pixel': { id: '987654321' } });
    await post();
    await setPixel(1, null, { 'meta-pixel': { id: '987654321' } });
    await post();
    await setPixel(1, '123456789');
    expect(received.map(({ url }) => url)).toEqual(['/v1/987654321/events', '/v1/987654321/events']);
  });

  test.each(['..', 'me', '123', '1234567890.'])(
    'The id %j is not a pixel, so the token goes nowhere',
    async (id) => {
      await setPixel(1, id);
      const { body } = await post();
      await setPixel(1, '123456789');
      expect([body, received]).toEqual([{ row: { isSent: false } }, []]);
    },
  );

  test('An error of Meta is no error of ours', async () => {
    status = 500;
    expect((await post()).body).toEqual({ row: { isSent: false } });
  });

  test.each([
    ['an unknown event', { event: 'page_view' }],
    ['a personal field', { email: 'a@b.c' }],
    ['a forged cookie', { fbp: 'a; b=c' }],
    ['an endless value', { value: 1e12 }],
    ['a script as address', { url: 'javascript:alert(1)' }],
    ['an id that is a sentence', { eventId: 'a b c d e f g' }],
  ])('%s is refused', async (_, more) => {
    expect((await post(more)).status).toBe(400);
    expect(received).toEqual([]);
  });

  test('One address may send sixty an hour', async () => {
    for (let n = 0; n < 60; n += 1) expect((await post({ eventId: `event-id-${n}` })).status).toBe(200);
    expect(refusal(await post())).toEqual([429, 'CONVERSION_TOO_MANY']);
  });
});
