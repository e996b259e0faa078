import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/open.ts';
import { addFiles } from './files.ts';

/** Has only clinic 1, "han". */
const oneClinic = {
  selectFrom: () => ({
    where: (_column: string, _is: string, id: number) => ({
      select: () => ({ executeTakeFirst: async () => (id === 1 ? { code: 'han' } : undefined) }),
    }),
  }),
} as unknown as Database;

const app = Fastify();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maru-files-'));
  mkdirSync(join(folder, 'han/images/inner.webp'), { recursive: true });
  writeFileSync(join(folder, 'han/images/one.webp'), 'picture');
  writeFileSync(join(folder, 'han/images/two.jpeg'), 'picture');
  writeFileSync(join(folder, 'han/images/steps.gif'), 'picture');
  writeFileSync(join(folder, 'han/images/notes.txt'), 'notes');
  writeFileSync(join(folder, 'han/secret.webp'), 'secret');
  mkdirSync(join(folder, 'han/homepage-meta'));
  writeFileSync(join(folder, 'han/homepage-meta/favicon.png'), 'icon');
  addFiles(app, { db: oneClinic, filesDir: folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('An image is served as immutable', async () => {
  const response = await app.inject({ url: '/files/han/one.webp' });
  expect(response.body).toBe('picture');
  expect(response.headers['content-type']).toBe('image/webp');
  expect(response.headers['cache-control']).toContain('immutable');
  const { etag } = response.headers;
  const again = await app.inject({ url: '/files/han/one.webp', headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['two.jpeg', 'image/jpeg'],
  ['steps.gif', 'image/gif'],
])('%s is served as %s', async (name, type) => {
  const { statusCode, headers } = await app.inject({ url: `/files/han/${name}` });
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
});

test('A partner’s icons are served under its id', async () => {
  const { body, headers } = await app.inject({ url: '/homepage-meta/1/favicon.png' });
  expect([body, headers['content-type']]).toEqual(['icon', 'image/png']);
});

test.each([
  '/homepage-meta/2/favicon.png',
  '/homepage-meta/han/favicon.png',
  '/homepage-meta/1/og-image.jpg',
  '/homepage-meta/1/..%2fimages%2fone.webp',
  '/homepage-meta/1e0/favicon.png',
  '/files/han/two.webp',
  '/files/other/one.webp',
  '/files/han/notes.txt',
  '/files/han/inner.webp',
  '/files/han/..%2fsecret.webp',
  '/files/han/%2e%2e%2fsecret.webp',
  '/files/..%2fhan/one.webp',
  '/files/%2e%2e/one.webp',
  '/files/han/..%5csecret.webp',
  '/files/han/one.webp%00.webp',
  '/files/han/../secret.webp',
])('%s is not found', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});
