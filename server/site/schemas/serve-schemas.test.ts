import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { app } from '#client/app.ts';
import { serveSchemas } from './serve-schemas.ts';

const jsonSchema = vi.hoisted(() => vi.fn());
vi.mock('#engine/json-schema/site-json-schema.ts', async (original) => {
  const { siteJsonSchema } = await original<typeof import('#engine/json-schema/site-json-schema.ts')>();
  return { siteJsonSchema: jsonSchema.mockImplementation(siteJsonSchema) };
});

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
