import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Answer } from './html-cache.ts';
import { answer as answerOf, lab } from './testing/lab.ts';

/** A text of which the second packing leaves less than the first. */
const long = (word: string) =>
  Array.from(
    { length: 3_000 },
    (_, row) => `<li class="${word}-${row % 37}">${(row * 7_919) % 1_013}</li>`,
  ).join('');

/** A page that is taken in brotli, and made anew each time that its minute is over. */
function page() {
  const { cache, clock, errors } = lab();
  const said = { text: long('same') };
  const make = async (): Promise<Answer> => answerOf(said.text);
  const taken = async () => {
    const { body } = await cache.variant(await cache.answer('k', make), 'br');
    return body as Buffer;
  };
  /** A visitor after its time, who gets what is there, and the page as it then was made anew. */
  const renew = async () => {
    const before = cache.get('k');
    clock.now += 61_000;
    await cache.answer('k', make);
    await vi.waitFor(() => {
      expect(cache.get('k')).not.toBe(before);
      expect(cache.get('k')?.variants.br).toBeDefined();
    });
  };
  const isTight = () => cache.get('k')?.variants.br?.isTight === true;
  const tight = () => vi.waitFor(() => expect(isTight()).toBe(true), { timeout: 5_000 });
  return { cache, clock, errors, said, taken, renew, isTight, tight };
}

test('a page that says the same when it is made anew is packed as small as can be behind its visitors, once', async () => {
  const { cache, said, taken, renew, isTight, tight } = page();
  const first = await taken();
  expect(isTight()).toBe(false);
  await renew();
  await tight();
  const packed = await taken();
  expect(packed.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(packed).toString()).toBe(said.text);
  expect(cache.get('k')?.variants.br?.head).toContain(String(packed.length));
  await renew();
  expect(await taken()).toBe(packed);
});

test('what a page counts for follows its packing', async () => {
  const { cache, taken, renew, tight } = page();
  const first = await taken();
  const before = cache.stats().bytes;
  await renew();
  await tight();
  const packed = await taken();
  expect(cache.stats().bytes).toBe(before - first.length + packed.length);
});

test('a page that says something else is there compressed for those who took it so, quickly', async () => {
  const { said, taken, renew, isTight, tight } = page();
  await taken();
  await renew();
  await tight();
  said.text = long('other');
  await renew();
  expect(isTight()).toBe(false);
  expect(brotliDecompressSync(await taken()).toString()).toBe(said.text);
});

test('what was packed of a text that changed meanwhile is thrown away', async () => {
  const { said, taken, renew, isTight } = page();
  await taken();
  await renew();
  said.text = long('other');
  await renew();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isTight()).toBe(false);
  expect(brotliDecompressSync(await taken()).toString()).toBe(said.text);
});
