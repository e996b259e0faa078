import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { type PreviewAnswer, previewAnswer, previewRefusal } from '#schemas/operator/preview.ts';
import { createPreviewTokens, type PreviewClaims } from '#schemas/operator/preview-token.ts';
import { appKey } from '#server/backend/testing/backend.ts';
import { startWholeSite } from './whole-site.ts';

const tokens = createPreviewTokens(appKey);
const expires = Math.floor(Date.now() / 1000) + 600;
const frame: PreviewClaims = { purpose: 'frame', partner: 'han', expires };
const consoleOrigin = 'https://console.example';

const section = (id: string, title: string, more = {}) => ({
  id,
  type: 'HeroStatement',
  v: 1,
  data: { title: { ko: title, en: title } },
  ...more,
});
const withSections = (...sections: object[]) => ({
  formatVersion: 1,
  template: 'commerce',
  menu: [],
  pages: { '/': { sections } },
});
const published = siteDocument.parse(withSections(section('hero', 'Published title')));
const unsaved = JSON.stringify(withSections(section('hero', 'Unsaved title')));

let site: FastifyInstance;
beforeEach(async () => {
  site = await startWholeSite(published, { CONSOLE_HOST: new URL(consoleOrigin).host });
});

type Sent = { claims?: PreviewClaims; token?: string; headers?: Record<string, string>; payload?: string };
async function post(body: object, { claims = frame, token, headers, payload }: Sent = {}) {
  const authorization = `Bearer ${token ?? (await tokens.sign(claims))}`;
  return site.inject({
    method: 'POST',
    url: '/_maru/preview',
    payload: payload ?? JSON.stringify(body),
    headers: { host: 'han.localhost', 'content-type': 'application/json', authorization, ...headers },
  });
}
async function render(body: object): Promise<PreviewAnswer> {
  const answer = await post(body);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  return previewAnswer.parse(answer.json());
}
const visit = (url = '/') => site.inject({ url, headers: { host: 'han.localhost' } });

test('an unsaved document is rendered with live data, markers and an explanation, and nothing of it is cached', async () => {
  const before = await visit();
  const { status, html, problems, explanation } = await render({ document: unsaved, markers: true });
  expect([status, problems]).toEqual([200, []]);
  expect(html).toContain('Unsaved title');
  expect(html).toMatch(/data-maru-node="pages\[&quot;\/&quot;\]\.sections\[0\]"/);
  expect(html).toMatch(/<header data-maru-node="slots\.header"|data-maru-node="slots\.header"/);
  expect(explanation.nodes.find(({ id, origin }) => id === 'hero' && origin === 'document')).toMatchObject({
    path: ['pages', '/', 'sections', 0],
    state: 'shown',
  });
  expect((await render({ document: unsaved })).html).not.toContain('data-maru-node');
  expect((await visit()).body).toBe(before.body);
  expect(before.body).toContain('Published title');
});

test('without a document the published one is rendered and explained', async () => {
  const { html, explanation } = await render({ path: '/cscenter/notice', language: 'en', markers: true });
  expect(html).toContain('<html lang="en">');
  expect(explanation).toMatchObject({ page: '/cscenter/notice', language: 'en', origin: 'template' });
  const notices = explanation.nodes.find(({ type }) => type === 'NoticeList');
  expect(notices?.source).toMatchObject({ name: 'notices', cache: 'miss' });
  expect((await visit('/en/cscenter/notice')).body).not.toContain('data-maru-node');
  const again = (await render({ path: '/cscenter/notice', language: 'en' })).explanation;
  expect(again.nodes.find(({ type }) => type === 'NoticeList')?.source?.cache).toBe('hit');
  expect((await render({ language: 'ko' })).explanation.language).toBe('ko');
});

test('any time, homepage type and device can be shown', async () => {
  const document = JSON.stringify(
    withSections(
      section('later', 'Later title', { when: { from: '2036-01-01', homepageTypes: ['BRANDING'] } }),
      section('phone', 'Phone title', { when: { devices: ['MOBILE'] } }),
    ),
  );
  const now = await render({ document });
  expect(now.html).not.toContain('Later title');
  const later = await render({
    document,
    now: '2036-01-01T00:00:00+09:00',
    homepageType: 'BRANDING',
    device: 'PC',
  });
  expect(later.html).toContain('Later title');
  expect(later.explanation.nodes.find(({ id }) => id === 'phone')?.reasons[0]?.code).toBe('device');
  expect(later.explanation.notes[0]?.en).toMatch(/^Popups: /);
  expect(later.explanation.now).toBe('2035-12-31T15:00:00.000Z');
});

test('HTML alone is sent to clients that ask for it, for the console to frame', async () => {
  const { body, headers } = await post({ document: unsaved }, { headers: { accept: 'text/html' } });
  expect(headers['content-type']).toContain('text/html');
  expect(body).toMatch(/^<!doctype html>/);
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${consoleOrigin}`);
  expect(headers['x-robots-tag']).toBe('noindex');
  for (const name of ['x-frame-options', 'set-cookie']) expect(headers).not.toHaveProperty(name);
});

test('invalid documents are refused with the messages of the check', async () => {
  const wrong = JSON.stringify(withSections({ ...section('a', 'x'), type: 'HeroStatment' }), null, 2);
  const answer = await post({ document: wrong });
  expect(answer.statusCode).toBe(422);
  const { findings } = previewRefusal.parse(answer.json());
  expect(findings).toEqual([
    {
      rule: 'unknown-block',
      level: 'error',
      line: 10,
      column: 11,
      path: ['pages', '/', 'sections', 0, 'type'],
      message: { ko: '알 수 없는 블록 "HeroStatment"', en: 'Unknown block "HeroStatment"' },
      remedy: { ko: expect.any(String), en: 'Did you mean "HeroStatement"?' },
    },
  ]);
  for (const document of ['', '{', '[]', '"x"', `${'['.repeat(5_000)}`])
    expect((await post({ document })).statusCode, document.slice(0, 20)).toBe(422);
});

test('a node that fails shows its error card, and the others stay', async () => {
  const source = { name: 'notice', params: { id: 999 } };
  const broken = { id: 'n', type: 'NoticeDetail', v: 1, data: {}, source };
  const document = JSON.stringify(
    withSections(section('a', 'First title'), broken, section('b', 'Last title')),
  );
  const { html, problems, explanation } = await render({ document, markers: true });
  expect(html).toMatch(/First title[\s\S]*class="ErrorCard"[\s\S]*Last title/);
  expect(html).toMatch(/<section data-maru-node="[^"]*sections\[1\]" class="ErrorCard"/);
  expect(problems).toHaveLength(1);
  expect(explanation.nodes.find(({ id }) => id === 'n')).toMatchObject({
    state: 'failed',
    type: 'NoticeDetail',
  });
});

test('only a valid frame token of this partner renders anything', async () => {
  const link: PreviewClaims = { purpose: 'link', partner: 'han', of: { revision: 1 }, expires };
  const good = await tokens.sign(frame);
  const cases: [Sent, number, string][] = [
    [{ token: '' }, 401, 'PREVIEW_TOKEN_INVALID'],
    [{ token: `${good}x` }, 401, 'PREVIEW_TOKEN_INVALID'],
    [{ token: await createPreviewTokens('other').sign(frame) }, 401, 'PREVIEW_TOKEN_INVALID'],
    [{ claims: { ...frame, expires: 1_700_000_000 } }, 401, 'PREVIEW_TOKEN_EXPIRED'],
    [{ claims: { ...frame, partner: 'sakura' } }, 403, 'PREVIEW_TOKEN_FOREIGN'],
    [{ claims: link }, 403, 'PREVIEW_TOKEN_FOREIGN'],
    [{ token: good, headers: { host: 'sakura.localhost' } }, 403, 'PREVIEW_TOKEN_FOREIGN'],
    [{ token: good, headers: { host: 'nobody.localhost' } }, 421, 'NO_SUCH_SITE'],
    [{ token: good, headers: { origin: 'https://evil.example' } }, 403, 'ORIGIN_REFUSED'],
    [{ token: good, headers: { origin: 'http://sakura.localhost' } }, 403, 'ORIGIN_REFUSED'],
  ];
  for (const [sent, status, message] of cases) {
    const answer = await post({ document: unsaved }, sent);
    expect([answer.statusCode, answer.json()], message).toEqual([status, { statusCode: status, message }]);
    expect(answer.body).not.toContain('title');
  }
});

test('only the console’s origin may read answers', async () => {
  const options = (origin: string) =>
    site.inject({ method: 'OPTIONS', url: '/_maru/preview', headers: { host: 'han.localhost', origin } });
  const { statusCode, headers } = await options(consoleOrigin);
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': consoleOrigin,
    'access-control-allow-headers': 'authorization, content-type',
  });
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  expect((await options('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin');
  const answer = await post({ document: unsaved }, { headers: { origin: consoleOrigin } });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, consoleOrigin]);
});

test('requests that are too large or malformed are refused', async () => {
  const large = await post({}, { payload: `{"document":"${'x'.repeat(4 * 1024 * 1024)}"}` });
  expect(large.statusCode).toBe(413);
  expect((await post({}, { payload: '{' })).statusCode).toBe(400);
  const bad = [
    { document: 1 },
    { document: 'x'.repeat(2_000_001) },
    { path: 'nowhere' },
    { path: `/${'x'.repeat(2_001)}` },
    { language: 'fr' },
    { device: 'TABLET' },
    { homepageType: 'SHOP' },
    { now: 'tomorrow' },
    { more: true },
  ];
  for (const body of bad) expect((await post(body)).statusCode, JSON.stringify(body).slice(0, 40)).toBe(400);
  for (const path of ['//evil.example/', '/\\evil', '/%ff', '/?maru-preview=x'])
    expect([200, 400], path).toContain((await post({ document: unsaved, path })).statusCode);
});

test('a page of 100 nodes and many renderings at once are answered', async () => {
  const sections = Array.from({ length: 100 }, (_, index) => section(`n${index}`, `Title ${index}`));
  const { html, explanation } = await render({
    document: JSON.stringify(withSections(...sections)),
    markers: true,
  });
  expect(html.match(/data-maru-node="pages\[&quot;\/&quot;\]\.sections\[\d+\]"/g)).toHaveLength(100);
  expect(explanation.nodes.filter(({ state }) => state === 'shown').length).toBeGreaterThanOrEqual(100);
  const titles = Array.from({ length: 30 }, (_, index) => `Variant ${index}.`);
  const answers = await Promise.all(
    titles.map((title) => render({ document: JSON.stringify(withSections(section('a', title))) })),
  );
  for (const [index, one] of answers.entries())
    expect(one.html.match(/Variant \d+\./g)?.every((found) => found === titles[index])).toBe(true);
});
