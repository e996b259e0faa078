import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { app } from '#client/app.ts';
import { encode } from '../html-cache/encoding.ts';
import { limitRequests, readLimit } from '../requests/write-limit.ts';
import { serveSchemas } from './serve-schemas.ts';

const jsonSchema = vi.hoisted(() => vi.fn());
vi.mock('#engine/json-schema/site-json-schema.ts', async (original) => {
  const { siteJsonSchema } = await original<typeof import('#engine/json-schema/site-json-schema.ts')>();
  return { siteJsonSchema: jsonSchema.mockImplementation(siteJsonSchema) };
});

vi.mock('../html-cache/encoding.ts', { spy: true });

test('the schema of site documents is public: it is built once, and again for other blocks', async () => {
  const server = fastify();
  let current = app;
  serveSchemas(server, async () => current);
  const ask = () => server.inject('/schemas/site.json');
  const [first, second] = [await ask(), await ask()];
  expect(first.headers['content-type']).toContain('application/schema+json');
  expect(first.json().properties.template.enum).toContain('commerce');
  expect([second.body === first.body, jsonSchema.mock.calls.length]).toEqual([true, 1]);
  const korean = await server.inject('/schemas/site.json?language=ko');
  expect([first.json().properties.menu.title, korean.json().properties.menu.title]).toEqual(['Menu', '메뉴']);
  current = { ...app, registry: { ...app.registry, blocks: new Map() } };
  expect((await ask()).json().$defs.Node.properties.type.enum).toEqual([]);
});

test('the OpenAPI document is JSON that lists the calls', async () => {
  const server = fastify();
  serveSchemas(server, async () => app);
  const answer = await server.inject('/openapi.json');
  expect(answer.headers['content-type']).toContain('application/json');
  expect(Object.keys(answer.json().paths)).toContain('/customer/global/info');
});

test.each(['/schemas/site.json', '/openapi.json'])('%s is compressed once per encoding', async (url) => {
  const server = fastify();
  await server.register(compress, { encodings: ['br', 'gzip'] });
  serveSchemas(server, async () => app);
  vi.mocked(encode).mockClear();
  const ask = (encodings: string) => server.inject({ url, headers: { 'accept-encoding': encodings } });
  const [brotli, again] = [await ask('gzip, br'), await ask('gzip, br')];
  const [zipped, plain] = [await ask('gzip'), await ask('deflate')];
  const headers = [brotli, again, zipped, plain].map(({ headers }) => headers);
  expect(headers.map((own) => own['content-encoding'])).toEqual(['br', 'br', 'gzip', undefined]);
  expect(headers.map(({ vary }) => vary)).toEqual(headers.map(() => 'accept-encoding'));
  expect(brotliDecompressSync(again.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(encode).toHaveBeenCalledTimes(2);
});

test('one address that asks for the schema too often is refused', async () => {
  const server = fastify();
  await limitRequests(server, async () => 'han');
  // The whole schema would be sent hundreds of times.
  jsonSchema.mockReturnValueOnce({});
  serveSchemas(server, async () => app);
  const ask = async () => (await server.inject('/schemas/site.json')).statusCode;
  for (let asked = 0; asked < readLimit.max; asked += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
});
