import { expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createHtmlCache } from './html-cache.ts';
import { answer } from './testing/cache-harness.ts';

/** A cache that "compresses" by adding a prefix, each text only when `finish` is called. */
function packer() {
  const packs: { text: string; finish: () => void }[] = [];
  const pack = (body: Buffer, encoding: string) =>
    new Promise<Buffer>((resolve) =>
      packs.push({ text: `${body}`, finish: () => resolve(Buffer.from(`${encoding}:${body}`)) }),
    );
  const cache = createHtmlCache({ maxBytes: 1_000_000, pack });
  const entry = (name: string) => cache.answer(name, async () => answer(name));
  return { cache, packs, entry };
}

const bodyOf = ({ body }: { body: unknown }) => String(body);

test('two texts are compressed at once and sixteen wait; others are sent uncompressed, and compressed for later visitors', async () => {
  const { cache, packs, entry } = packer();
  const entries = await Promise.all(Array.from({ length: 30 }, (_, index) => entry(`page-${index}`)));
  const variants = entries.map((each) => cache.variant(each, 'br', ['br', 'identity']));
  await vi.waitFor(() => expect(packs).toHaveLength(2), waitTimeoutMs);
  const sentImmediately = variants.filter((variant) => !(variant instanceof Promise));
  expect(sentImmediately).toHaveLength(12);
  for (const variant of sentImmediately)
    expect(variant).toBe(entries[variants.indexOf(variant)]?.variants.identity);
  for (let finished = 0; finished < 18; finished += 1) {
    await vi.waitFor(() => expect(packs.length).toBeGreaterThan(finished), waitTimeoutMs);
    expect(packs.length - finished).toBeLessThanOrEqual(2);
    packs[finished]?.finish();
  }
  const packed = await Promise.all(variants.slice(0, 18));
  expect(packed.map(bodyOf)).toEqual(entries.slice(0, 18).map(({ key }) => `br:${key}`));
  // No client has requested it uncompressed: once it is compressed, its text is dropped.
  const late = entries[29];
  if (!late) throw new Error('no entry');
  const variant = cache.variant(late, 'br');
  await vi.waitFor(() => expect(packs).toHaveLength(19), waitTimeoutMs);
  packs[18]?.finish();
  expect(bodyOf(await variant)).toBe('br:page-29');
  expect(Object.keys(late.variants)).toEqual(['br']);
});

test('while compression is at its limit, a visitor who accepts gzip gets an existing gzip variant', async () => {
  const { cache, packs, entry } = packer();
  const zipped = await entry('zipped');
  const gzip = cache.variant(zipped, 'gzip');
  await vi.waitFor(() => expect(packs).toHaveLength(1), waitTimeoutMs);
  packs[0]?.finish();
  await gzip;
  for (let index = 0; index < 18; index += 1) cache.variant(await entry(`page-${index}`), 'br');
  expect(cache.variant(zipped, 'br', ['br', 'gzip', 'identity'])).toBe(zipped.variants.gzip);
});
