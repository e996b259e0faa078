import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { encodeSmallest } from './encoding.ts';
import type { Answer } from './entry.ts';
import { answer as answerOf, createCacheHarness } from './testing/cache-harness.ts';

/** What compressions to the minimum wait for. */
const hold = vi.hoisted(() => ({ until: Promise.resolve() }));
vi.mock(import('./encoding.ts'), async (original) => {
  const encoding = await original();
  const encodeSmallest = vi.fn((body: Buffer) => hold.until.then(() => encoding.encodeSmallest(body)));
  return { ...encoding, encodeSmallest };
});

/** A text that compresses smaller in the second pass than in the first. */
const long = (word: string) =>
  Array.from(
    { length: 3_000 },
    (_, row) => `<li class="${word}-${row % 37}">${(row * 7_919) % 1_013}</li>`,
  ).join('');

/** A page that is requested in brotli, and renewed whenever its minute is over. */
function page() {
  const { cache, clock, errors } = createCacheHarness();
  const current = { text: long('same') };
  const make = async (): Promise<Answer> => answerOf(current.text);
  const taken = async () => {
    const { body } = await cache.variant(await cache.answer('k', make), 'br');
    return body as Buffer;
  };
  /** Requests the stale page, and waits until it is renewed and compressed. */
  const renew = async () => {
    const before = cache.get('k');
    clock.now += 61_000;
    await cache.answer('k', make);
    await vi.waitFor(() => {
      expect(cache.get('k')).not.toBe(before);
      expect(cache.get('k')?.variants.br).toBeDefined();
    }, waitTimeoutMs);
  };
  const isTight = () => cache.get('k')?.variants.br?.isTight === true;
  const tight = () => vi.waitFor(() => expect(isTight()).toBe(true), waitTimeoutMs);
  return { cache, clock, errors, current, taken, renew, isTight, tight };
}

test('a page that is unchanged after a renewal is compressed to the minimum in the background, once', async () => {
  const { cache, current, taken, renew, isTight, tight } = page();
  const first = await taken();
  expect(isTight()).toBe(false);
  await renew();
  await tight();
  const packed = await taken();
  expect(packed.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(packed).toString()).toBe(current.text);
  expect(cache.get('k')?.variants.br?.head).toContain(String(packed.length));
  await renew();
  expect(await taken()).toBe(packed);
});

test('the counted size of a page follows its compression', async () => {
  const { cache, taken, renew, tight } = page();
  const first = await taken();
  const before = cache.stats().bytes;
  await renew();
  await tight();
  const packed = await taken();
  expect(cache.stats().bytes).toBe(before - first.length + packed.length);
});

test('a changed page is compressed quickly in the encodings used before', async () => {
  const { current, taken, renew, isTight, tight } = page();
  await taken();
  await renew();
  await tight();
  current.text = long('other');
  await renew();
  expect(isTight()).toBe(false);
  expect(brotliDecompressSync(await taken()).toString()).toBe(current.text);
});

test('a compressed text is discarded if the page changed meanwhile', async () => {
  const { current, taken, renew, isTight } = page();
  const compression = Promise.withResolvers<void>();
  hold.until = compression.promise;
  await taken();
  await renew();
  current.text = long('other');
  await renew();
  compression.resolve();
  await vi.mocked(encodeSmallest).mock.results.at(-1)?.value;
  await nextTurn();
  expect(isTight()).toBe(false);
  expect(brotliDecompressSync(await taken()).toString()).toBe(current.text);
});
