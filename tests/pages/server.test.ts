import { expect, test } from 'vitest';
import { hostOf, port } from '#tests/setup/site-url.ts';
import { demoPartners } from '../e2e/demo-pages.ts';
import { ask } from './ask.ts';

const [partner] = demoPartners;
const code = partner?.code ?? '';
const json = async (host: string, path: string) => JSON.parse((await ask(host, path)).text);

test('health and readiness answer without a partner', async () => {
  expect(await json(`127.0.0.1:${port}`, '/healthz')).toEqual({ status: 'ok' });
  const ready = await ask(`127.0.0.1:${port}`, '/readyz');
  expect(ready.status).toBe(200);
  // The answer contains no partner's name.
  expect(JSON.parse(ready.text)).toEqual({ status: 'ready' });
});

test('plain localhost lists the demo sites', async () => {
  const index = await ask(`localhost:${port}`, '/');
  expect(index.status).toBe(200);
  for (const one of demoPartners) expect(index.text).toContain(`http://${one.code}.localhost:`);
});

test('an unknown host gets 421 and no information', async () => {
  for (const path of ['/', '/products', '/_maru/page?path=/']) {
    const answer = await ask('stranger.example', path);
    expect(answer.status).toBe(421);
    for (const one of demoPartners) expect(answer.text).not.toContain(one.code);
  }
});

test('X-Forwarded-Host is trusted only from a listed proxy', async () => {
  const headers = { 'x-forwarded-host': hostOf(code) };
  // The site under test trusts 127.0.0.1 as a proxy (scripts/lib/test-site-settings.ts).
  expect((await ask('stranger.example', '/', { headers })).status).toBe(200);
  expect((await ask('stranger.example', '/', { headers, from: '127.0.0.2' })).status).toBe(421);
});

test('schemas and calls are documented', async () => {
  const schema = await json(`127.0.0.1:${port}`, '/schemas/site.json');
  expect(schema.$defs.Node.properties.type.enum).toContain('ProductGrid');
  expect(schema.$defs.ProductGrid.properties.data.properties).toHaveProperty('columns');
  const openApi = await json(`127.0.0.1:${port}`, '/openapi.json');
  expect(openApi.openapi).toMatch(/^3\.1/);
  expect(openApi.paths).toHaveProperty('/customer/global/products/{productId}');
});

test('the main language has no segment, and addresses are normalized', async () => {
  const main = await ask(code, `/${partner?.languages[0]}/products?sort=newest`);
  expect([main.status, main.headers.location]).toEqual([308, '/products?sort=newest']);
  const slash = await ask(code, '/products/');
  expect([slash.status, slash.headers.location]).toEqual([308, '/products']);
  const double = await ask(code, '//evil.example/..');
  expect(double.headers.location ?? '').not.toMatch(/^\/\//);
});

test.each(demoPartners)(
  '$code answers 404 for a page that does not exist, with an explanation',
  async ({ code: own, languages }) => {
    for (const path of [
      '/nowhere',
      `/${languages[1]}/nowhere`,
      '/products/999999',
      '/fr/products',
      '/products/%2e%2e%2f',
    ]) {
      const answer = await ask(own, path);
      expect(answer.status, path).toBe(404);
      expect(answer.text.match(/<h1\b/g), path).toHaveLength(1);
      expect(answer.text, path).toMatch(/name="robots" content="noindex/);
    }
  },
);

test('an article is found only under the id of its own board', async () => {
  for (const [path, status] of [
    ['/boards/1/detail/1', 200],
    ['/boards/2/detail/1', 404],
    ['/en/cscenter/boards/11/detail/1', 200],
    ['/en/cscenter/boards/12/detail/1', 404],
    ['/boards/11', 404],
    ['/cscenter/boards/1', 404],
    ['/cscenter/boards/1/write', 404],
    ['/boards/999', 404],
    ['/cscenter/boards/x', 404],
  ] as const)
    expect([path, (await ask('bomnal', path)).status]).toEqual([path, status]);
});

test('an invalid query value shows the page as without it', async () => {
  for (const query of [
    'page=x',
    'page=-1',
    'page=99999999999999999999',
    'categoryId=%00',
    'sort=<script>',
    `keyword=${'x'.repeat(3000)}`,
  ]) {
    const answer = await ask(code, encodeURI(`/products?${query}`).replaceAll('%2500', '%00'));
    expect(answer.status, query).toBe(200);
    expect(answer.text).not.toContain('<script>alert');
  }
});

test('further pages of a list are their own canonical, and one beyond the last does not exist', async () => {
  const second = await ask(code, '/products?page=2');
  expect(second.status).toBe(200);
  expect(second.text).toMatch(/<link rel="canonical" href="[^"]*\/products\?page=2"/);
  const beyond = await ask(code, '/products?page=99999999999');
  expect(beyond.status).toBe(404);
});

test('an id has only one spelling', async () => {
  const zero = await ask(code, '/en/products/01?page=2');
  expect([zero.status, zero.headers.location]).toEqual([308, '/en/products/1?page=2']);
  expect((await ask(code, '/products/1e0')).status).toBe(404);
});

test('a rejected value gives the same page as none, an accepted one another page', async () => {
  const etag = async (address: string) => (await ask(code, address)).headers.etag;
  const plain = await etag('/products');
  expect(plain).toBeTruthy();
  for (const query of ['page=x1', 'page=x2', 'page=-1', 'page=1', 'sort=zzz1', 'categoryId=abc'])
    expect(await etag(`/products?${query}`), query).toBe(plain);
  expect(await etag('/search?keyword=q1&page=z')).not.toBe(await etag('/search?keyword=q2'));
});

test('other sites may embed a partner’s pictures and files, but not its pages', async () => {
  const policy = async (path: string) => {
    const { status, headers } = await ask(code, path);
    return [status, headers['cross-origin-resource-policy']];
  };
  const { text } = await ask(code, '/');
  const picture = /\/_image\?[^" ]+/.exec(text)?.[0].replaceAll('&amp;', '&') ?? 'no picture';
  const own = /\/homepage-meta\/[^"]+/.exec(text)?.[0] ?? 'no own file';
  for (const path of [picture, `/files/${code}/icon.webp`, own, '/_icons/favicon.png', '/favicon.ico'])
    expect(await policy(path), path).toEqual([200, 'cross-origin']);
  for (const path of ['/', '/api/customer/global/info', '/_maru/page?path=/'])
    expect((await policy(path))[1], path).toBe('same-origin');
});
