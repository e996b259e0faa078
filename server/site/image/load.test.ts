// @slow: encodes many pictures at once

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImageCache } from './image-cache.ts';

const mebibyte = 1024 ** 2;
/** The environment of a production start (scripts/lib/server-environment.ts). Otherwise freed memory stays in a heap per thread. */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };
let directory: string;
let child: ChildProcess;
let address: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'maru-image-load-'));
  const picture = join(directory, 'large.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 600, height: 450, channels: 3, background: '#888', noise } })
    .resize(2400, 1800)
    .jpeg()
    .toBuffer();
  // Like photos of phones, with a short video appended.
  await writeFile(picture, Buffer.concat([bytes, Buffer.alloc(5 * mebibyte)]));
  const script = join(import.meta.dirname, 'testing/image-server.ts');
  child = spawn(process.execPath, [script, picture, join(directory, 'cache')], {
    env: { ...process.env, ...memory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  address = `http://127.0.0.1:${String(port).trim()}`;
});
afterAll(async () => {
  child.kill();
  await rm(directory, { recursive: true, force: true });
});

const measured = async () =>
  (await (await fetch(`${address}/measured`)).json()) as { asked: number; atOnce: number; peak: number };
const ask = async ({ w, q }: { w: number; q: number }) => {
  const response = await fetch(`${address}/_image?url=/files/a/large.jpg&w=${w}&q=${q}`, {
    headers: { accept: 'image/webp' },
  });
  const picture = Buffer.from(await response.arrayBuffer());
  return { status: response.status, picture: createHash('sha256').update(picture).digest('hex') };
};

test('64 cold requests at once: each variant is made once, and memory stays bounded', async () => {
  const widths = [128, 256, 384, 640, 750, 828, 1080, 1200];
  const variants = widths.flatMap((w) => [20, 30, 40, 50, 60, 70, 80, 90].map((q) => ({ w, q })));
  const idle = await measured();
  // Two visitors request each: the second waits for the picture of the first and takes no slot.
  const answers = await Promise.all([...variants, ...variants].map(ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ picture }) => picture)).size).toBe(64);
  const busy = await measured();
  expect([busy.asked, busy.atOnce]).toEqual([64, 2]);
  // Two at once, each with its source, buffered rows and result. 64 would take 400 MiB for the sources alone.
  expect((busy.peak - idle.peak) / mebibyte).toBeLessThan(200);
  await Promise.all(variants.map(ask));
  expect((await measured()).asked).toBe(64);
});

test.each([
  ['file', '/files/a/huge.jpg'],
  ['cached picture', '/_image?url=/files/a/huge.jpg&w=640'],
])('a large %s takes no memory for visitors who do not read it', async (_, path) => {
  const huge = Buffer.alloc(19 * mebibyte);
  const cache = createImageCache(join(directory, 'cache'));
  const { body } = await cache.get('jpeg|640|75|/files/a/huge.jpg', async () => huge);
  if (!Buffer.isBuffer(body)) body.destroy();
  const idle = await measured();
  const open = () => once(get(`${address}${path}`, { agent: false }), 'response');
  const answers: IncomingMessage[] = [];
  for (let count = 0; count < 40; count += 1) answers.push((await open())[0]);
  const busy = await measured();
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  for (const answer of answers) answer.destroy();
  // Buffered whole, it would be 19 MiB for each of the 40.
  expect((busy.peak - idle.peak) / mebibyte).toBeLessThan(200);
});
