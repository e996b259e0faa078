import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { appKeyHeader } from '#schemas/api/headers.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { appKey } from '../../testing/backend.ts';
import { noon } from '../../testing/clinic.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../../testing/operators.ts';

describeDatabases('Measurements', (db) => {
  let app: FastifyInstance;
  let call: CallOperator;
  let token: string;
  let clock: { now: number };
  let operator: MakeOperator;
  beforeAll(async () => {
    ({ app, call, clock, operator } = await startOperatorBackend(db()));
  });
  beforeEach(async () => {
    clock.now = noon;
    await signIn();
    for (const table of ['policyReports', 'webVitals', 'webVitalCauses'] as const)
      await db().deleteFrom(table).execute();
  });

  const signIn = async () => {
    token = (await operator({ roles: { han: 'viewer' } })).token;
  };
  const send = (
    payload: object,
    code = 'han',
    headers: Record<string, string> = { [appKeyHeader]: appKey },
  ) => app.inject({ method: 'POST', url: `/sites/${code}/measurements`, headers, payload });
  const reports = async () => (await call('policyReports', { token, params: { code: 'han' } })).body.rows;
  const vitals = async (days = 28) =>
    (await call('webVitals', { token, params: { code: 'han', days } })).body.rows;
  const report = { directive: 'script-src-elem', origin: 'https://cdn.example.com', count: 2 };

  test('Reports of the same origin add up, and an operator reads what they mean', async () => {
    expect((await send({ policyReports: [report] })).statusCode).toBe(204);
    clock.now += 60_000;
    await send({
      policyReports: [
        { ...report, count: 3 },
        { ...report, origin: 'inline', count: 1 },
      ],
    });
    const rows = await reports();
    expect(rows).toMatchObject([
      {
        origin: 'https://cdn.example.com',
        count: 5,
        note: expect.stringContaining('https://cdn.example.com'),
      },
      { origin: 'inline', count: 1 },
    ]);
    expect(rows[0].lastAt > rows[0].firstAt).toBe(true);
    expect(
      (await call('policyReports', { token, params: { code: 'sakura' } })).status,
    ).toBeGreaterThanOrEqual(403);
  });

  test('Where the clinic has a tag manager, the note names it', async () => {
    const { row } = await db()
      .selectFrom('contentTexts')
      .where('partnerId', '=', 1)
      .where('kind', '=', 'info')
      .where('languageCode', '=', 'ko')
      .select('row')
      .executeTakeFirstOrThrow();
    const info = JSON.parse(row);
    info.marketing.gtmId = 'GTM-ABC';
    await db()
      .updateTable('contentTexts')
      .set({ row: JSON.stringify(info) })
      .where('partnerId', '=', 1)
      .where('kind', '=', 'info')
      .execute();
    await send({ policyReports: [report, { ...report, origin: 'inline' }] });
    const notes = (await reports()).map(({ note }: { note: string }) => note).join('\n');
    expect(notes).toMatch(/tag manager wants to load https:\/\/cdn\.example\.com|태그 관리자가 https/);
    expect(notes).toMatch(/custom HTML tag|맞춤 HTML/);
  });

  test('Only our own servers may send counts, and only such without anything of a visitor', async () => {
    expect((await send({}, 'han', {})).statusCode).toBe(401);
    expect((await send({}, 'nobody')).statusCode).toBe(404);
    for (const wrong of [
      { ...report, origin: 'https://cdn.example.com/path?visitor=1' },
      { ...report, origin: 'javascript:alert(1)' },
      { ...report, count: 0 },
      { ...report, address: '1.2.3.4' },
    ])
      expect((await send({ policyReports: [wrong] })).statusCode).toBe(400);
    const vital = { pageKey: '/', metric: 'LCP', bucket: 3, count: 1 };
    for (const wrong of [
      { ...vital, bucket: 9_999 },
      { ...vital, metric: 'X' },
      { ...vital, pageKey: '/a?b' },
    ])
      expect((await send({ vitals: [wrong] })).statusCode).toBe(400);
    expect(await reports()).toEqual([]);
  });

  test('However many origins are reported, two hundred stay: the most frequent ones', async () => {
    const many = Array.from({ length: 400 }, (_, n) => ({
      ...report,
      origin: `https://${n}.example.com`,
      count: n + 1,
    }));
    await send({ policyReports: many });
    const rows = await reports();
    expect(rows).toHaveLength(200);
    expect(rows[0].origin).toBe('https://399.example.com');
  });

  test('Vitals are summed up by kind of page: three of four visits, how many were good, and why not', async () => {
    const lcp = (bucket: number, count: number) => ({ pageKey: '/products', metric: 'LCP', bucket, count });
    // About 1.2 s, 3.1 s and 8.1 s.
    await send({ vitals: [lcp(74, 60), lcp(84, 30), lcp(94, 9)] });
    await send({
      vitals: [lcp(94, 1), { pageKey: '/', metric: 'CLS', bucket: 40, count: 5 }],
      causes: [{ pageKey: '/products', metric: 'LCP', cause: 'article>img', count: 4 }],
    });
    const [home, products] = await vitals();
    expect(home).toMatchObject({ pageKey: '/', metric: 'CLS', count: 5, good: 5 });
    expect(products).toMatchObject({
      ...{ pageKey: '/products', metric: 'LCP', count: 100 },
      ...{ good: 60, needsImprovement: 30, poor: 10 },
      causes: [{ cause: 'article>img', count: 4 }],
    });
    expect(products.p75).toBeGreaterThan(2_900);
    expect(products.p75).toBeLessThan(3_400);
  });

  test('Days out of the period are not read, and counts are deleted after 90 days', async () => {
    await send({ vitals: [{ pageKey: '/', metric: 'TTFB', bucket: 50, count: 1 }] });
    clock.now += 40 * 86_400_000;
    await signIn();
    expect(await vitals(28)).toEqual([]);
    expect(await vitals(60)).toHaveLength(1);
    clock.now += 60 * 86_400_000;
    await send({ policyReports: [report] });
    expect(await db().selectFrom('webVitals').selectAll().execute()).toEqual([]);
  });
});
