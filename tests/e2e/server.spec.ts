import { expect, test } from '@playwright/test';
import { hostOf, serverUrl } from '#tests/setup/site-url.ts';
import { demoPartners } from './demo-pages.ts';

const [partner] = demoPartners;
const host = hostOf(partner?.code ?? '');

test('health and readiness are said', async ({ request }) => {
  expect(await (await request.get(serverUrl('/healthz'))).json()).toEqual({ status: 'ok' });
  const ready = await request.get(serverUrl('/readyz'));
  expect(ready.status()).toBe(200);
  // Whoever asks learns no partner's name.
  expect(await ready.json()).toEqual({ status: 'ready' });
});

test('plain localhost lists the demo sites', async ({ request }) => {
  const index = await request.get(serverUrl('/'), {
    headers: { host: new URL(serverUrl()).host.replace('127.0.0.1', 'localhost') },
  });
  expect(index.status()).toBe(200);
  for (const { code } of demoPartners) expect(await index.text()).toContain(`http://${code}.localhost:`);
});

test('an unknown host is misdirected and learns nothing', async ({ request }) => {
  for (const path of ['/', '/products', '/_maru/page?path=/']) {
    const answer = await request.get(serverUrl(path), { headers: { host: 'stranger.example' } });
    expect(answer.status()).toBe(421);
    for (const { code } of demoPartners) expect(await answer.text()).not.toContain(code);
  }
});

test('a host given by X-Forwarded-Host is not believed', async ({ request }) => {
  const answer = await request.get(serverUrl('/'), {
    headers: { host: 'stranger.example', 'x-forwarded-host': host },
  });
  expect(answer.status()).toBe(421);
});

test('schemas and calls are described', async ({ request }) => {
  const schema = await (await request.get(serverUrl('/schemas/site.json'))).json();
  expect(schema.$defs.Node.properties.type.enum).toContain('ProductGrid');
  expect(schema.$defs.ProductGrid.properties.data.properties).toHaveProperty('columns');
  const openApi = await (await request.get(serverUrl('/openapi.json'))).json();
  expect(openApi.openapi).toMatch(/^3\.1/);
  expect(openApi.paths).toHaveProperty('/customer/global/products/{productId}');
});

test('the main language has no segment and addresses are tidy', async ({ request }) => {
  const get = (path: string) => request.get(serverUrl(path), { headers: { host }, maxRedirects: 0 });
  const main = await get(`/${partner?.languages[0]}/products?sort=newest`);
  expect([main.status(), main.headers().location]).toEqual([301, '/products?sort=newest']);
  const slash = await get('/products/');
  expect([slash.status(), slash.headers().location]).toEqual([301, '/products']);
  const double = await get('//evil.example/..');
  expect(double.headers().location ?? '').not.toMatch(/^\/\//);
});

test('a page says what it may load and runs nothing inline', async ({ request }) => {
  const answer = await request.get(serverUrl('/'), { headers: { host } });
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const scripts = [...(await answer.text()).matchAll(/<script\b([^>]*)>/g)].map(
    ([, attributes]) => attributes ?? '',
  );
  for (const attributes of scripts) expect(attributes).toMatch(/type="application\/json"|src="/);
});

test('junk in the query shows the page as without it', async ({ request }) => {
  for (const query of [
    'page=x',
    'page=-1',
    'page=99999999999',
    'categoryId=%00',
    'sort=<script>',
    `keyword=${'x'.repeat(3000)}`,
  ]) {
    const answer = await request.get(serverUrl(`/products?${query}`), { headers: { host } });
    expect(answer.status(), query).toBe(200);
    expect(await answer.text()).not.toContain('<script>alert');
  }
});

test('a value that a page refuses is the same page as none, and one that it shows is not', async ({
  request,
}) => {
  test.skip(process.env.MARU_E2E_SERVER === 'dev', 'the development server keeps no pages');
  const etag = async (address: string) =>
    (await request.get(serverUrl(address), { headers: { host } })).headers().etag;
  // Again and again: between two requests another test may have written what the page shows.
  for (const query of ['page=x1', 'page=x2', 'page=-1', 'page=1', 'sort=zzz1', 'categoryId=abc'])
    await expect(async () => {
      const plain = await etag('/products');
      expect(plain).toBeTruthy();
      expect(await etag(`/products?${query}`), query).toBe(plain);
    }).toPass();
  expect(await etag('/search?keyword=q1&page=z')).not.toBe(await etag('/search?keyword=q2'));
});
