import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';

describeDatabases('Short addresses', (db) => {
  let ask: Ask;
  beforeAll(async () => {
    ({ ask } = await startTestBackend(db()));
  });

  test('A short address leads back, and only to this site', async () => {
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

  test('What is shared most needs no row for its short address, and other addresses have a limit', async () => {
    const kept = async () =>
      (await db().selectFrom('shortUrls').select('code').where('partnerId', '=', 2).execute()).length;
    const made = await Promise.all(
      [1, 2, 3].map((id) => ask(`global/shorten-url?url=/ko/products/${id}`, { as: 'sakura' })),
    );
    expect(made.map(({ body }) => body.row.code)).toEqual(['ko-p-1', 'ko-p-2', 'ko-p-3']);
    expect((await ask('global/shorten-url?code=ko-p-3')).body.row.url).toBe('/ko/products/3');
    expect(await kept()).toBe(0);
    const rows = Array.from({ length: 999 }, (_, index) => ({ code: `c${index}`, url: `/c/${index}` }));
    await db()
      .insertInto('shortUrls')
      .values(rows.map((row) => ({ ...row, partnerId: 2, createdAt: 0 })))
      .execute();
    const last = await ask('global/shorten-url?url=/last', { as: 'sakura' });
    expect(last.status).toBe(200);
    expect(refusal(await ask('global/shorten-url?url=/more', { as: 'sakura' }))).toEqual([
      409,
      'SHORT_URL_FULL',
    ]);
    expect((await ask('global/shorten-url?url=/last', { as: 'sakura' })).body).toEqual(last.body);
    expect(await kept()).toBe(1_000);
  });
});
