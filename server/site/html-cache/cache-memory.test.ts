import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { joined } from './body.ts';
import { answer, createCacheHarness } from './testing/cache-harness.ts';

test('a cached body retains no more memory than it is counted for', async () => {
  const { cache } = createCacheHarness();
  const entry = await cache.answer('k', async () => answer('small'));
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const { buffer, length } = joined((await cache.variant(entry, encoding)).body);
    expect(buffer.byteLength).toBe(length);
  }
});

test('the counted overhead of an answer is no less than its actual overhead', async () => {
  const { cache } = createCacheHarness(100_000_000);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const fixed = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`x-header-${index}`, 'same']));
  const page = async (index: number) => {
    const tags = [`site:${index}`, ...[...'abcdefgh'].map((name) => `source:${name}`)];
    const policy = Buffer.alloc(400, `style-src ${index} `).toString();
    return answer('', { tags, headers: { ...fixed, 'content-security-policy': policy } });
  };
  const store = (index: number) => cache.answer(`http://site-${index}.example/`, () => page(index));
  // By then the code is compiled, which takes memory too.
  for (let index = -1_000; index < 0; index += 1) await store(index);
  const [before, count] = [used(), 5_000];
  for (let index = 0; index < count; index += 1) await store(index);
  const taken = (used() - before) / count;
  const counted = cache.stats().bytes / cache.stats().entries;
  expect(taken).toBeGreaterThan(counted * 0.6);
  expect(taken).toBeLessThan(counted);
});
