import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';

describeDatabases('Short URLs', (db) => {
  let ask: Ask;
  beforeAll(async () => {
    ({ ask } = await startTestBackend(db()));
  });

  test('A short URL leads back, and only to this site', async () => {
    const { row } = (await ask('global/shorten-url?url=/products/1?a=1')).body;
    expect(row.shortUrl).toBe(`http://han.localhost/s/${row.code}`);
    expect((await ask('global/shorten-url?url=/products/1?a=1')).body.row.code).toBe(row.code);
    expect((await ask(`global/shorten-url?code=${row.code}`)).body.row.url).toBe('/products/1?a=1');
    expect((await ask(`global/shorten-url?url=http://han.localhost:3000/x`)).body.row.url).toBe('/x');
    expect(refusal(await ask('global/shorten-url?url=https://evil.example/x'))).toEqual([
      400,
      'SHORT_URL_FOREIGN',
    ]);
    expect(refusal(await ask(`global/shorten-url?code=${row.code}`, { as: 'sakura' }))[0]).toBe(404);
    expect((await ask('global/shorten-url')).status).toBe(400);
    for (const path of ['//evil.example', '/..//evil.example', '/%5Cevil.example/..//x'])
      expect(
        refusal(await ask(`global/shorten-url?url=${encodeURIComponent(`http://han.localhost${path}`)}`)),
      ).toEqual([400, 'SHORT_URL_FOREIGN']);
  });

  test('The most shared pages need no row for a short URL, and the number of rows for others is limited', async () => {
    const storedCount = async () =>
      (await db().selectFrom('shortUrls').select('code').where('partnerId', '=', 2).execute()).length;
    const made = await Promise.all(
      [1, 2, 3].map((id) => ask(`global/shorten-url?url=/ko/products/${id}`, { as: 'sakura' })),
    );
    expect(made.map(({ body }) => body.row.code)).toEqual(['ko-p-1', 'ko-p-2', 'ko-p-3']);
    expect((await ask('global/shorten-url?code=ko-p-3')).body.row.url).toBe('/ko/products/3');
    expect(await storedCount()).toBe(0);
    const rows = Array.from({ length: 999 }, (_, index) => ({
      code: `c${String(index).padStart(3, '0')}`,
      url: `/c/${index}`,
      createdAt: index,
    }));
    await db()
      .insertInto('shortUrls')
      .values(rows.map((row) => ({ ...row, partnerId: 2, usedAt: null })))
      .execute();
    const shorten = (path: string, address: string) =>
      ask(`global/shorten-url?${path}`, { as: 'sakura', headers: { 'x-forwarded-for': address } });
    const last = await shorten('url=/last', '203.0.113.1');
    expect(last.status).toBe(200);
    expect(await storedCount()).toBe(1_000);
    // A used URL stays; the oldest unused one makes room.
    expect((await shorten('code=c000', '203.0.113.1')).body.row.url).toBe('/c/0');
    expect((await shorten('url=/more', '203.0.113.1')).status).toBe(200);
    expect((await shorten('code=c000', '203.0.113.1')).status).toBe(200);
    expect(refusal(await shorten('code=c001', '203.0.113.1'))).toEqual([404, 'SHORT_URL_NOT_FOUND']);
    expect((await shorten('code=c002', '203.0.113.1')).status).toBe(200);
    expect((await shorten('url=/last', '203.0.113.1')).body).toEqual(last.body);
    expect(await storedCount()).toBe(1_000);
    // If all are used, the least recently used one makes room.
    await db().updateTable('shortUrls').set({ usedAt: 5_000 }).where('partnerId', '=', 2).execute();
    await db().updateTable('shortUrls').set({ usedAt: 4_000 }).where('code', '=', 'c007').execute();
    expect((await shorten('url=/most', '203.0.113.1')).status).toBe(200);
    expect((await shorten('code=c007', '203.0.113.1')).status).toBe(404);
    // New short URLs per network are limited, repeated requests for existing ones are not.
    await db()
      .updateTable('writeCounts')
      .set({ count: 20 })
      .where('scope', 'like', 'short-url hour %')
      .execute();
    const refused = await shorten('url=/one-more', '203.0.113.1');
    expect(refusal(refused)).toEqual([429, 'SHORT_URL_TOO_MANY']);
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await shorten('url=/most', '203.0.113.1')).status).toBe(200);
    expect((await shorten('url=/one-more', '203.0.113.2')).status).toBe(200);
    expect(await storedCount()).toBe(1_000);
  });
});
