import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { appKeyHeader } from '#schemas/api/headers.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { maxVitals } from '../../measurements/store-measurements.ts';
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
  const lcp = (bucket: number, count: number, more = {}) => ({
    pageKey: '/products',
    device: 'mobile',
    metric: 'LCP',
    bucket,
    count,
    ...more,
  });
  const report = { directive: 'script-src-elem', origin: 'https://cdn.example.com', pageKey: '/', count: 2 };

  test('Reports of the same origin add up, and an operator reads what they mean', async () => {
    expect((await send({ policyReports: [report] })).statusCode).toBe(204);
    clock.now += 60_000;
    await send({
      policyReports: [
        { ...report, count: 3, pageKey: '/products' },
        { ...report, origin: 'inline', count: 1 },
      ],
    });
    const rows = await reports();
    expect(rows).toMatchObject([
      {
        origin: 'https://cdn.example.com',
        count: 5,
        pages: [
          { pageKey: '/products', count: 3 },
          { pageKey: '/', count: 2 },
        ],
        note: expect.stringContaining('https://cdn.example.com'),
      },
      { origin: 'inline', count: 1 },
    ]);
    expect(rows[0].lastAt > rows[0].firstAt).toBe(true);
  });

  test('Reports are counted for 90 days, also while they keep coming', async () => {
    const day = 86_400_000;
    const later = async (days: number) => {
      clock.now += days * day;
      await signIn();
    };
    await send({ policyReports: [{ ...report, count: 5 }] });
    await later(50);
    const second = new Date(clock.now).toISOString();
    await send({
      policyReports: [
        { ...report, count: 2 },
        { ...report, pageKey: '/products', count: 1 },
      ],
    });
    expect(await reports()).toMatchObject([{ count: 8, lastAt: second }]);
    await later(39);
    expect(await reports()).toMatchObject([{ count: 8 }]);
    await later(1);
    expect(await reports()).toMatchObject([
      {
        count: 3,
        firstAt: second,
        pages: [
          { pageKey: '/', count: 2 },
          { pageKey: '/products', count: 1 },
        ],
      },
    ]);
    await later(50);
    expect(await reports()).toEqual([]);
    await send({ vitals: [lcp(50, 1)] });
    expect(await db().selectFrom('policyReports').selectAll().execute()).toEqual([]);
  });

  test('Rows of a day are bounded, whatever is sent', async () => {
    const pages = maxVitals / 2_000 + 1;
    for (let page = 0; page < pages; page++) {
      const rows = Array.from({ length: 2_000 }, (_, index) =>
        lcp(index % 100, 1, { pageKey: `/${page}-${Math.floor(index / 100)}` }),
      );
      expect((await send({ vitals: rows })).statusCode).toBe(204);
    }
    const { stored } = await db()
      .selectFrom('webVitals')
      .select((eb) => eb.fn.countAll().as('stored'))
      .executeTakeFirstOrThrow();
    expect(Number(stored)).toBe(maxVitals);
  });

  test('Only members of a partner read its counts', async () => {
    await send({ policyReports: [report], vitals: [{ ...lcp(84, 1) }] });
    const asked = async (name: 'policyReports' | 'webVitals', by: string | undefined, code: string) =>
      (await call(name, { ...(by && { token: by }), params: { code } })).status;
    const { token: foreign } = await operator({ roles: { sakura: 'administrator' } });
    for (const name of ['policyReports', 'webVitals'] as const) {
      expect(await asked(name, token, 'han')).toBe(200);
      expect(await asked(name, token, 'sakura')).toBe(404);
      expect(await asked(name, foreign, 'han')).toBe(404);
      expect(await asked(name, undefined, 'han')).toBe(401);
    }
    const own = await call('webVitals', { token: foreign, params: { code: 'sakura' } });
    expect(own.body.rows).toEqual([]);
  });

  test('A period is a number of days that are stored', async () => {
    for (const days of ['0', '91', '1.5', 'x'])
      expect((await call('webVitals', { token, params: { code: 'han', days } })).status).toBe(400);
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
      { ...report, pageKey: '/search?keyword=private' },
    ])
      expect((await send({ policyReports: [wrong] })).statusCode).toBe(400);
    const vital = lcp(3, 1, { pageKey: '/' });
    for (const wrong of [
      { ...vital, bucket: 9_999 },
      { ...vital, metric: 'X' },
      { ...vital, pageKey: '/a?b' },
      { ...vital, device: 'Mozilla/5.0 (iPhone)' },
    ])
      expect((await send({ vitals: [wrong] })).statusCode).toBe(400);
    expect(await reports()).toEqual([]);
  });

  test('However many origins are reported, five hundred stay, of which the two hundred most frequent are read', async () => {
    const many = Array.from({ length: 700 }, (_, n) => ({
      ...report,
      origin: `https://${n}.example.com`,
      count: n + 1,
    }));
    await send({ policyReports: many });
    const rows = await reports();
    expect(rows).toHaveLength(200);
    expect(rows[0].origin).toBe('https://699.example.com');
    expect(await db().selectFrom('policyReports').select('origin').execute()).toHaveLength(500);
  });

  test('Vitals are summed up by kind of page: three of four visits, how many were good, and why not', async () => {
    const of = { pageKey: '/products', device: 'mobile', metric: 'LCP' };
    // About 1.2 s, 3.1 s and 8.1 s.
    await send({ vitals: [lcp(74, 60), lcp(84, 30), lcp(94, 9)] });
    await send({
      vitals: [lcp(94, 1), lcp(40, 5, { pageKey: '/', metric: 'CLS', device: 'desktop' })],
      causes: [{ ...of, cause: 'article>img', count: 4 }],
    });
    const [home, products] = await vitals();
    expect(home).toMatchObject({ pageKey: '/', device: 'desktop', metric: 'CLS', count: 5, good: 5 });
    expect(products).toMatchObject({
      ...of,
      count: 100,
      before: null,
      good: 60,
      needsImprovement: 30,
      poor: 10,
      causes: [{ cause: 'article>img', count: 4 }],
    });
    expect(products.p75).toBeGreaterThan(2_900);
    expect(products.p75).toBeLessThan(3_400);
  });

  test('Phones and computers are told apart, and compared with as many days before', async () => {
    await send({ vitals: [lcp(94, 4), lcp(74, 7, { device: 'desktop' })] });
    clock.now += 7 * 86_400_000;
    await signIn();
    await send({ vitals: [lcp(84, 3), lcp(70, 2, { pageKey: '/', device: 'desktop' })] });
    const [home, mobile, ...more] = await vitals(7);
    expect([home.device, home.before, more]).toEqual(['desktop', null, []]);
    expect(mobile).toMatchObject({ device: 'mobile', count: 3, before: { count: 4 } });
    expect(mobile.before.p75).toBeGreaterThan(mobile.p75);
    expect((await vitals(28)).map(({ pageKey, device }: never) => `${pageKey} ${device}`)).toEqual([
      '/ desktop',
      '/products mobile',
      '/products desktop',
    ]);
    // 180 days are not stored.
    expect((await vitals(90)).every(({ before }: { before: unknown }) => before === null)).toBe(true);
  });

  test('Days out of the period are not read, and counts are deleted after 90 days', async () => {
    await send({ vitals: [lcp(50, 1, { metric: 'TTFB' })] });
    clock.now += 40 * 86_400_000;
    await signIn();
    expect(await vitals(28)).toEqual([]);
    expect(await vitals(60)).toHaveLength(1);
    clock.now += 60 * 86_400_000;
    await send({ policyReports: [report] });
    expect(await db().selectFrom('webVitals').selectAll().execute()).toEqual([]);
  });
});
