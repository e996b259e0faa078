import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { prepareSite } from '#engine/resolve/prepare-site.ts';
import { cacheShort } from '#registry/cache-policy.ts';
import { registry } from '#registry/manifest.server.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { createHtmlCache } from '#server/site/html-cache/html-cache.ts';
import { type PageServer, servePages } from './serve-pages.ts';

const freshSite = () =>
  prepareSite(siteDocument.parse({ formatVersion: 1, template: 'commerce', menu: [] }), {
    registry,
    sanitize: (html) => html,
  });

const collectGarbage = async () => {
  setFlagsFromString('--expose-gc');
  // References of promises and timers are released with the turn of the event loop.
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    (runInNewContext('gc') as () => void)();
  }
};

test.each(['/', '/_maru/page?path=/'])(
  'the cache entry of %s retains neither its first request nor the site it was made from',
  async (url) => {
    const made: WeakRef<object>[] = [];
    const remember = <T extends object>(it: T): T => {
      made.push(new WeakRef(it));
      return it;
    };
    const page = () => ({
      kind: 'page',
      status: 200,
      chunks: [],
      problems: [],
      pending: false,
      tags: ['site:raon'],
      policy: cacheShort,
      freshSeconds: 60,
      locale: 'ko',
      head: {},
      context: { config: { useWidget: false }, marketing: {} },
    });
    const cache = createHtmlCache({ maxBytes: 1_000_000 });
    const server = fastify();
    server.addHook('onRequest', async (request, reply) => {
      remember(request);
      remember(request.raw);
      remember(reply);
    });
    servePages(server, {
      tenants: {
        byHost: async () => ({
          site: remember(freshSite()),
          entry: { code: 'raon', origin: 'http://raon.example' },
        }),
        revalidate: () => true,
      },
      app: async () => ({
        makePage: async () => page(),
        renderDocument: () => [{ bytes: Buffer.from('<p>page</p>') }],
        pagePayload: () => ({}),
      }),
      assets: async () => ({
        forPage: () => ({ sheet: { hash: '' }, chatScript: '' }),
        forPayload: () => ({}),
      }),
      imageOrigins: [],
      formToken: () => '',
      cache,
    } as unknown as PageServer);
    expect((await server.inject({ url, headers: { host: 'raon.example' } })).statusCode).toBe(200);
    await collectGarbage();
    expect(cache.stats().entries).toBe(1);
    expect(made.length).toBeGreaterThan(4);
    expect(made.filter((ref) => ref.deref() !== undefined)).toHaveLength(0);
  },
);
