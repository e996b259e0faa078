import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { packFiles } from '#scripts/lib/pack-files.ts';
import { serveScripts } from './serve-built-files.ts';

test('scripts are sent as compressed by the build, in an encoding that the browser accepts', async () => {
  const root = mkdtempSync(join(tmpdir(), 'maru-built-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const assets = join(root, 'dist/client/assets');
  mkdirSync(join(assets, 'chunks'), { recursive: true });
  const script = 'export const word = "again";\n'.repeat(200);
  writeFileSync(join(assets, 'chunks/a.mjs'), script);
  packFiles(assets);
  const server = fastify();
  await serveScripts(server, root, join(root, 'data'));
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

test('a page that was opened before a deployment still gets its scripts, exactly as before', async () => {
  const root = mkdtempSync(join(tmpdir(), 'maru-built-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const assets = join(root, 'dist/client/assets');
  const start = async (...names: string[]) => {
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(join(assets, 'chunks'), { recursive: true });
    for (const name of names)
      writeFileSync(join(assets, 'chunks', name), `export const name = "${name}";\n`.repeat(9));
    packFiles(assets);
    const server = fastify();
    await serveScripts(server, root, join(root, 'data'));
    return (name: string) =>
      server.inject({ url: `/assets/chunks/${name}`, headers: { 'accept-encoding': 'br' } });
  };
  const before = await (await start('a1.js', 'b.js'))('a1.js');
  const ask = await start('a2.js', 'b.js');
  const after = await ask('a1.js');
  expect(after.statusCode).toBe(200);
  expect(after.rawPayload).toEqual(before.rawPayload);
  for (const name of ['content-type', 'content-encoding', 'cache-control', 'vary'])
    expect(after.headers[name], name).toBe(before.headers[name]);
  expect(String(brotliDecompressSync((await ask('a2.js')).rawPayload))).toContain('a2.js');
  expect((await ask('a3.js')).statusCode).toBe(404);
});

test('the build is served even if nothing can be stored', async () => {
  const root = mkdtempSync(join(tmpdir(), 'maru-built-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'dist/client/assets'), { recursive: true });
  writeFileSync(join(root, 'dist/client/assets/a.js'), 'export {};');
  writeFileSync(join(root, 'data'), 'a file, not a folder');
  const server = fastify();
  await serveScripts(server, root, join(root, 'data'));
  expect((await server.inject('/assets/a.js')).statusCode).toBe(200);
});
