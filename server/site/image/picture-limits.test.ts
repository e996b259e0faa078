import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFileProxy } from './proxy-file.ts';
import { serveImages } from './serve-images.ts';
import { startPictureServer } from './testing/picture-backend.ts';

const { image, pictures } = startPictureServer();

test('requests beyond the queue limit are asked to retry, and then get their picture', async () => {
  const one = (index: number) =>
    image('/files/raon/a.webp', `&w=${index % 2 ? 16 : 32}&q=${1 + (index >> 1)}`);
  const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => one(index)));
  const refused = answers.flatMap(({ statusCode }, index) => (statusCode === 503 ? [index] : []));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  expect(answers[refused[0] ?? 0]?.headers['retry-after']).toBe('2');
  expect((await one(refused[0] ?? 0)).statusCode).toBe(200);
});

test('a visitor over the limit still gets cached pictures', async () => {
  const limited = fastify();
  const limitMaking = vi.fn(async () => {
    throw Object.assign(new Error('too many'), { statusCode: 429 });
  });
  const { backendUrl, directory } = pictures;
  const proxyFile = createFileProxy(backendUrl);
  serveImages(limited, { backendUrl, proxyFile, directory, limitMaking });
  const status = async (w: number, query = '') =>
    (
      await limited.inject({
        url: `/_image?url=/files/raon/a.webp${query}&w=${w}`,
        headers: { accept: 'image/webp' },
      })
    ).statusCode;
  expect((await image('/files/raon/a.webp', '&w=384')).statusCode).toBe(200);
  pictures.asked.length = 0;
  expect([await status(384), limitMaking.mock.calls.length]).toEqual([200, 0]);
  expect([await status(750), limitMaking.mock.calls.length, pictures.asked]).toEqual([429, 1, []]);
  expect([await status(384, '?v=invented'), limitMaking.mock.calls.length, pictures.asked]).toEqual([
    429,
    2,
    [],
  ]);
});

test('an address that requests many pictures takes no slots of others', async () => {
  const { backendUrl, directory } = pictures;
  const own = fastify({ trustProxy: true });
  onTestFinished(() => void own.close());
  serveImages(own, {
    backendUrl,
    proxyFile: createFileProxy(backendUrl),
    directory: join(directory, 'many'),
  });
  const ask = async (address: string, w: number, q: number) => {
    const url = `/_image?url=/files/raon/a.webp&w=${w}&q=${q}`;
    return (await own.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode;
  };
  const many = [640, 384].flatMap((w) =>
    Array.from({ length: 60 }, (_, index) => ask('192.0.2.1', w, index + 1)),
  );
  const other = ask('192.0.2.2', 640, 99);
  expect(await Promise.race([other, Promise.all(many)])).toBe(200);
  const statuses = await Promise.all(many);
  const refused = statuses.filter((status) => status === 503).length;
  // At most as many as have no place; fewer if a picture is finished before the last one is requested.
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThanOrEqual(many.length - 104);
});
