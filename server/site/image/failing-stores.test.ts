import { expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { rawAnswers, startPictureStores } from './testing/picture-stores.ts';

const { image, refusal, stores } = startPictureStores();

test.each([
  ['/none.txt', 404, 'there is no such file'],
  ['/svg.jpg', 415, 'the file is not a picture of an allowed kind'],
  ['/no-picture.jpg', 415, 'the file is not a picture of an allowed kind'],
  ['/page.jpg', 415, 'the file is not a picture'],
  ['/untyped.jpg', 415, 'the file is not a picture'],
  ['/large.jpg', 413, 'the file is too large'],
  ['/zip-bomb.jpg', 413, 'the file is too large'],
  ['/nowhere', 502, 'the file could not be loaded'],
  ['/failing.jpg', 502, 'the file could not be loaded'],
])('%s answers %i: %s', async (path, status, message) => {
  expect(await refusal(stores.store + path)).toEqual([status, message]);
});

test.each(Object.keys(rawAnswers))('an invalid or incomplete response is an error: %s', async (path) => {
  expect(await refusal(stores.rawStore + path)).toEqual([502, 'the file could not be loaded']);
});

test('a silent or endless response is aborted and delays no other request', async () => {
  const limits: { ms: number; end: AbortController }[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    limits.push({ ms, end });
    return end.signal;
  });
  const given: unknown[] = [];
  const slow = ['silent', 'slow'].flatMap((name) =>
    [1, 2, 3].map(async (version) => given.push(await refusal(`${stores.store}/${name}.jpg?${version}`))),
  );
  await vi.waitUntil(() => stores.asked.length === 6, waitTimeoutMs);
  timeout.mockRestore();
  expect((await image('/files/near.jpg')).statusCode).toBe(200);
  expect((await image(`${stores.otherStore}/near.jpg`)).statusCode).toBe(200);
  expect(given).toEqual([]);
  expect(limits.map(({ ms }) => ms)).toEqual(Array(6).fill(5_000));
  for (const { end } of limits) end.abort(new DOMException('too late', 'TimeoutError'));
  await Promise.all(slow);
  expect(given).toEqual(Array(6).fill([502, 'the file could not be loaded']));
});
