import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceWidths } from '#engine/image/widths.ts';
import { createImageCache } from './image-cache.ts';

const mebibyte = 1024 ** 2;
let directory: string;
let child: ChildProcess;
let address: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'maru-image-load-'));
  const picture = join(directory, 'large.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { width: 600, height: 450, channels: 3, background: '#888', noise } })
    .resize(2400, 1800)
    .jpeg()
    .toFile(picture);
  const script = join(import.meta.dirname, 'testing/image-server.ts');
  child = spawn(process.execPath, [script, picture, join(directory, 'cache')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  address = `http://127.0.0.1:${String(port).trim()}`;
}, 60_000);
afterAll(async () => {
  child.kill();
  await rm(directory, { recursive: true, force: true });
});

const measured = async () =>
  (await (await fetch(`${address}/measured`)).json()) as { asked: number; peak: number };
const ask = async (w: number) => {
  const response = await fetch(`${address}/_image?url=/files/a/large.jpg&w=${w}`, {
    headers: { accept: 'image/webp' },
  });
  return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
};

test('64 cold requests at once: each variant is made once, and memory stays bounded', async () => {
  const idle = await measured();
  const asked = Array.from({ length: 64 }, (_, index) => deviceWidths[index % deviceWidths.length] as number);
  const answers = await Promise.all(asked.map(ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(deviceWidths.length);
  const busy = await measured();
  expect(busy.asked).toBe(deviceWidths.length);
  // Two at once, each with its source, its rows on the way and its result; each of 64 at once would add some 20 MiB.
  expect((busy.peak - idle.peak) / mebibyte).toBeLessThan(200);
  await Promise.all(asked.map(ask));
  expect((await measured()).asked).toBe(deviceWidths.length);
}, 120_000);

test.each([
  ['file', '/files/a/huge.jpg'],
  ['kept picture', '/_image?url=/files/a/huge.jpg&w=640'],
])(
  'a large %s takes no memory for visitors who do not read it',
  async (_, path) => {
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
    // Held whole it would be 19 for each of the 40.
    expect((busy.peak - idle.peak) / mebibyte).toBeLessThan(200);
  },
  60_000,
);
