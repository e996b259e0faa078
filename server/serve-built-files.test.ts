import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { packFiles } from '../scripts/lib/pack-files.mjs';
import { serveScripts } from './serve-built-files.ts';

test('scripts are sent as they were packed when they were built, in what the browser takes', async () => {
  const root = mkdtempSync(join(tmpdir(), 'maru-built-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const assets = join(root, 'dist/client/assets');
  mkdirSync(join(assets, 'chunks'), { recursive: true });
  const script = 'export const word = "again";\n'.repeat(200);
  writeFileSync(join(assets, 'chunks/a.mjs'), script);
  packFiles(assets);
  const server = fastify();
  await serveScripts(server, root);
  const ask = (encoding: string) =>
    server.inject({ url: '/assets/chunks/a.mjs', headers: { 'accept-encoding': encoding } });
  const br = await ask('gzip, deflate, br');
  expect([br.statusCode, br.headers['content-encoding']]).toEqual([200, 'br']);
  expect(br.headers['content-type']).toMatch(/javascript/);
  expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(br.headers.vary).toMatch(/accept-encoding/i);
  expect(br.rawPayload).toEqual(readFileSync(join(assets, 'chunks/a.mjs.br')));
  expect(String(brotliDecompressSync(br.rawPayload))).toBe(script);
  expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
  expect((await ask('identity')).body).toBe(script);
});
