import fastify from 'fastify';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { compileRoutes } from '#engine/route/match-path.ts';
import { pageKeys } from '#engine/route/page-keys.ts';
import type { Measurements } from '#schemas/api/measurements.ts';
import { measurementsBody } from '#schemas/api/measurements.ts';
import { limitRequests } from '../requests/write-limit.ts';
import type { Tenants } from '../tenant/tenants.ts';
import { createCounter } from './collect-counts.ts';
import { policyReportPath, serveMeasurements } from './serve-measurements.ts';

const codes: Record<string, string> = { 'han.example': 'han', 'sakura.example': 'sakura' };
const sent = vi.fn(async (_code: string, _counts: Measurements) => {});
beforeEach(() => void sent.mockClear());

/** The routes on a server of two partners; `counted` is what they would send to the backend. */
async function startHarness() {
  const counter = createCounter(sent, (error) => {
    throw error;
  });
  const match = compileRoutes([...pageKeys, '/event-2026.11', longKey]);
  const byHost: Tenants['byHost'] = async (host) => {
    const code = codes[host];
    return code ? ({ entry: { code }, site: { match } } as never) : undefined;
  };
  const server = fastify();
  await limitRequests(server, async (host) => codes[host]);
  await server.register(serveMeasurements, { tenants: { byHost }, counter, regionHeader: '' });
  onTestFinished(async () => void (await server.close()));
  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { host: 'han.example', 'content-type': 'application/json', ...headers },
    });
  const counted = async () => {
    await counter.close();
    const all: Record<string, Measurements> = {};
    for (const [code, counts] of sent.mock.calls) {
      all[code] ??= { policyReports: [], vitals: [], causes: [] };
      const { policyReports, vitals, causes } = measurementsBody.parse(counts);
      all[code].policyReports.push(...policyReports);
      all[code].vitals.push(...vitals);
      all[code].causes.push(...causes);
    }
    return all;
  };
  return { post, counted };
}

const cspReport = (more: object = {}) => ({
  'csp-report': {
    'document-uri': 'http://han.example/en/products/7?name=Kim&tel=01012345678#me',
    referrer: 'https://mail.example/inbox/kim',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://Kim:secret@track.example/p.gif?email=kim@mail.example',
    'script-sample': 'kim@mail.example',
    ...more,
  },
});
const longKey = `/${'a'.repeat(200)}`;
const report = { directive: 'img-src', origin: 'https://track.example', pageKey: '/products/{productId}' };
const beacon = {
  path: '/en/products/7',
  rows: [
    { metric: 'LCP', value: 9_000, cause: 'article>img' },
    { metric: 'CLS', value: 0.01 },
  ],
};
const own = { origin: 'http://han.example', 'sec-fetch-site': 'same-origin' };

test('reports of both formats become counts of origin and kind of page, without anything of the visitor', async () => {
  const { post, counted } = await startHarness();
  const old = await post(policyReportPath, cspReport(), { 'content-type': 'application/csp-report' });
  const body = {
    documentURL: 'http://han.example/products/8',
    effectiveDirective: 'img-src',
    blockedURL: 'https://track.example/other.gif',
  };
  const list = [{ type: 'csp-violation', age: 1, user_agent: 'Kim', body }];
  const modern = await post(policyReportPath, list, { 'content-type': 'application/reports+json' });
  expect([old.statusCode, modern.statusCode, old.body]).toEqual([204, 204, '']);
  const { han, ...others } = await counted();
  expect(han).toEqual({ policyReports: [{ ...report, count: 2 }], vitals: [], causes: [] });
  expect(others).toEqual({});
  expect(JSON.stringify(han)).not.toMatch(/kim|secret|mail|010/i);
});

test('a report counts for the partner of the host that it is sent to, and only if the page is of that host', async () => {
  const { post, counted } = await startHarness();
  const asked = { host: 'sakura.example' };
  await post(policyReportPath, cspReport(), asked);
  await post(policyReportPath, cspReport({ 'document-uri': 'http://sakura.example/' }), asked);
  await post(policyReportPath, cspReport(), { host: 'unknown.example' });
  expect(await counted()).toEqual({
    sakura: { policyReports: [{ ...report, pageKey: '/', count: 1 }], vitals: [], causes: [] },
  });
});

test.each([
  ['null', null],
  ['a number', 1],
  ['a list in lists', [[[]]]],
  ['an origin that is a script', cspReport({ 'blocked-uri': 'javascript:alert(1)' })],
  ['an origin with markup', cspReport({ 'blocked-uri': 'https://<img src=x onerror=alert(1)>' })],
  ['an origin of 5,000 letters', cspReport({ 'blocked-uri': `https://${'a'.repeat(5_000)}.example` })],
  ['an origin in an object', cspReport({ 'blocked-uri': { toString: 'x' } })],
  ['an extension', cspReport({ 'blocked-uri': 'chrome-extension' })],
  ['a directive with a line break', cspReport({ 'effective-directive': 'img-src\nx' })],
  ['a page of another scheme', cspReport({ 'document-uri': 'about:srcdoc' })],
])('%s is accepted and counted as nothing', async (_, body) => {
  const { post, counted } = await startHarness();
  expect((await post(policyReportPath, body)).statusCode).toBe(204);
  expect(await counted()).toEqual({});
});

test.each([policyReportPath, '/_maru/vitals'])(
  '%s refuses what is too large, no JSON or pollutes prototypes',
  async (url) => {
    const { post, counted } = await startHarness();
    const large = await post(url, JSON.stringify({ path: '/', rows: [], more: 'x'.repeat(17_000) }), own);
    expect(large.statusCode).toBe(413);
    for (const payload of [
      '',
      '{',
      '{"a":1,}',
      '{"__proto__":{"path":"/"}}',
      '[{"constructor":{"prototype":1}}]',
    ])
      expect((await post(url, payload, own)).statusCode).toBe(400);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])
      expect((await post(url, beacon, { ...own, 'content-type': type })).statusCode).toBe(415);
    expect(await counted()).toEqual({});
  },
);

test('a beacon becomes counts by kind of page and device; only poor visits name their element', async () => {
  const { post, counted } = await startHarness();
  const phone = { ...own, 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' };
  expect((await post('/_maru/vitals', beacon, phone)).statusCode).toBe(204);
  expect(
    (await post('/_maru/vitals', { ...beacon, path: '/nowhere/kim@mail.example' }, own)).statusCode,
  ).toBe(204);
  const { han } = await counted();
  const of = { pageKey: '/products/{productId}', device: 'mobile' };
  expect(han?.vitals).toHaveLength(4);
  expect(han?.vitals[0]).toMatchObject({ ...of, metric: 'LCP', count: 1 });
  expect(han?.vitals[2]).toMatchObject({ pageKey: '/not-found', device: 'desktop' });
  expect(han?.causes[0]).toEqual({ ...of, metric: 'LCP', cause: 'article>img', count: 1 });
  expect(JSON.stringify(han)).not.toContain('mail');
});

test.each<[string, object]>([
  ['an unknown metric', { ...beacon, rows: [{ metric: 'FID', value: 1 }] }],
  ['a negative value', { ...beacon, rows: [{ metric: 'LCP', value: -1 }] }],
  ['a value that is text', { ...beacon, rows: [{ metric: 'LCP', value: '1' }] }],
  [
    'more rows than metrics',
    { ...beacon, rows: Array.from({ length: 6 }, () => ({ metric: 'LCP', value: 1 })) },
  ],
  ['another member', { ...beacon, visitor: 'kim' }],
  ['another site’s address', { ...beacon, path: 'https://x.example/' }],
  ['no path', { rows: [] }],
])('a beacon with %s is refused', async (_, body) => {
  const { post, counted } = await startHarness();
  expect((await post('/_maru/vitals', body, own)).statusCode).toBe(400);
  expect(await counted()).toEqual({});
});

test('a beacon of another site, of another partner’s page, or to an unknown host is refused', async () => {
  const { post, counted } = await startHarness();
  for (const headers of [
    { origin: 'http://sakura.example', 'sec-fetch-site': 'cross-site' },
    { ...own, origin: 'http://sakura.example' },
    { ...own, host: 'unknown.example', origin: 'http://unknown.example' },
    {},
  ])
    expect((await post('/_maru/vitals', beacon, headers as Record<string, string>)).statusCode).toBe(400);
  expect(await counted()).toEqual({});
});

test('an element with a text of the page is left out, the measure stays', async () => {
  const { post, counted } = await startHarness();
  await post(
    '/_maru/vitals',
    { path: '/', rows: [{ metric: 'INP', value: 900, cause: 'a[title="Kim"]' }] },
    own,
  );
  const { han } = await counted();
  expect([han?.vitals.length, han?.causes]).toEqual([1, []]);
});

test('one address sends 60 reports a minute per partner, whatever they are', async () => {
  const { post, counted } = await startHarness();
  const statuses: number[] = [];
  for (let n = 0; n < 62; n += 1)
    statuses.push(
      (await post(policyReportPath, cspReport({ 'blocked-uri': `https://${n}.example` }))).statusCode,
    );
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429]);
  const other = { host: 'sakura.example' };
  expect((await post(policyReportPath, cspReport(), other)).statusCode).toBe(204);
  expect((await counted()).han?.policyReports).toHaveLength(60);
});

test('one address sends 240 reports and beacons a minute to all sites together', async () => {
  const { post } = await startHarness();
  for (let n = 0; n < 5; n += 1) codes[`clinic${n}.example`] = `clinic${n}`;
  const statuses: number[] = [];
  for (let n = 0; n < 245; n += 1) {
    const path = n % 2 ? '/_maru/vitals' : policyReportPath;
    statuses.push((await post(path, cspReport(), { host: `clinic${n % 5}.example` })).statusCode);
  }
  expect(statuses.slice(0, 240)).not.toContain(429);
  expect(statuses.slice(240)).toEqual([429, 429, 429, 429, 429]);
});

test('a flood of different rows from many addresses is cut before it reaches the backend', async () => {
  const { post, counted } = await startHarness();
  const many = (round: number) =>
    Array.from({ length: 20 }, (_, n) => cspReport({ 'blocked-uri': `https://${round}-${n}.example` }));
  for (let round = 0; round < 40; round += 1) await post(policyReportPath, many(round));
  expect((await counted()).han?.policyReports).toHaveLength(500);
});

test('a page of any key is counted, and one that is too long to be stored counts as others', async () => {
  const { post, counted } = await startHarness();
  for (const path of ['/event-2026.11', longKey])
    expect((await post('/_maru/vitals', { ...beacon, path }, own)).statusCode).toBe(204);
  const { han } = await counted();
  expect(new Set(han?.vitals.map(({ pageKey }) => pageKey))).toEqual(
    new Set(['/event-2026.11', '/not-found']),
  );
});
