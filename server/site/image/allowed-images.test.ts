import sharp from 'sharp';
import { expect, test } from 'vitest';
import { requestBackend } from '#engine/api/request-backend.ts';
import { mebibyte, startPictureStores } from './testing/picture-stores.ts';

const { cachedFiles, image, refusal, stores, to } = startPictureStores();

test('a picture of a listed origin is handled like one of the backend, fetched once, and without visitor data', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => image(`${stores.store}/a.jpg?v=2`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { rawPayload, headers } = await image(`${stores.store}/a.jpg?v=2`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
  expect(headers['cache-control']).toContain('immutable');
  expect(stores.asked.map(({ url }) => url)).toEqual(['/a.jpg?v=2']);
  expect(Object.keys(stores.asked[0]?.headers ?? {}).sort()).toEqual([
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
});

test('different spellings of an address share one picture', async () => {
  const port = new URL(stores.store).port;
  expect((await image(`${stores.store}/b.jpg`)).statusCode).toBe(200);
  const before = await cachedFiles();
  for (const address of [
    `${stores.store}/b.jpg#top`,
    `${stores.store}/x/../b.jpg`,
    `${stores.store}/./%2e/b.jpg`,
    `http://127.1:${port}/b.jpg`,
    `http://0x7f000001:0${port}\\b.jpg`,
  ])
    expect([address, (await image(address)).statusCode]).toEqual([address, 200]);
  expect([stores.asked.length, await cachedFiles()]).toEqual([1, before]);
});

test('an origin that is not listed is not requested', async () => {
  for (const address of [
    `${stores.stranger}/a.jpg`,
    stores.store.replace('http:', 'https:'),
    stores.store.replace('//', '//user:secret@'),
    'http://169.254.169.254/latest/meta-data',
    `${stores.store}/${'a'.repeat(2_000)}.jpg`,
  ])
    expect(await refusal(address)).toEqual([403, 'url is not of an allowed origin']);
  expect([stores.strangerAsked, stores.asked]).toEqual([0, []]);
});

test('redirects are followed up to three times and only to listed origins', async () => {
  expect((await image(to('/c.jpg#top'))).statusCode).toBe(200);
  expect(
    (await image(to(to(to(`${stores.store}/c.jpg`, stores.otherStore)), stores.otherStore))).statusCode,
  ).toBe(200);
  const tooOften = [502, 'more than 3 redirects'];
  expect(await refusal(to(to(to(to(`${stores.store}/c.jpg`)))))).toEqual(tooOften);
  expect(await refusal(`${stores.store}/loop.jpg`)).toEqual(tooOften);
});

test.each([
  () => `${stores.stranger}/a.jpg`,
  () => stores.stranger.replace('http:', ''),
  () => `${stores.stranger.replace('http:', '').replaceAll('/', '\\')}\\a.jpg`,
  () => stores.stranger.replace('127.0.0.1', '127.1'),
  () => stores.stranger.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
  () => stores.store.replace('http:', 'https:'),
  () => `${stores.store.replace('//', '//user:secret@')}/a.jpg`,
  () => 'http://169.254.169.254/latest/meta-data',
  () => 'file:///etc/passwd',
  () => 'data:image/png;base64,R0',
  () => `blob:${stores.store}/a.jpg`,
  () => 'javascript:alert(1)',
  () => 'http://',
  () => 'http://[',
  () => '/endless',
])('redirects to other addresses are not followed (%#)', async (location) => {
  expect(await refusal(to(location()))).toEqual([403, 'the redirect target is not of an allowed origin']);
  expect(stores.strangerAsked).toBe(0);
});

test('a name that resolves to a private network is refused, even if it is listed', async () => {
  const refused = [403, 'the host is not on the public network'];
  // An open connection of another client, which may connect there, is not reused.
  const own = await requestBackend(new URL(`${stores.named}/a.jpg`), { maxBytes: mebibyte });
  expect(own.status).toBe(200);
  stores.asked.length = 0;
  expect(await refusal(`${stores.named}/a.jpg`)).toEqual(refused);
  expect(stores.asked).toEqual([]);
  expect(await refusal(to(`${stores.named}/a.jpg`))).toEqual(refused);
  expect(stores.asked.length).toBe(1);
});
