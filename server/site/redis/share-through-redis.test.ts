// @slow: runs several sites with Redis, which comes and goes

import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { describeWithRedis, redisUrl } from '#tests/setup/external-services.ts';
import { countingBackend, cuttableWay, startReplica } from './testing/replicas.ts';

// On a very busy machine the first attempt may time out, so sharing is retried.
const waitOptions = { timeout: 30_000, interval: 50 };

describeWithRedis('processes that share a Redis', () => {
  test('read a source once for all of them', async () => {
    const backend = await countingBackend();
    const key = randomUUID();
    const [one, other] = await Promise.all([1, 2].map(() => startReplica(backend.url, redisUrl, key)));
    let attempts = 0;
    await vi.waitFor(async () => {
      attempts += 1;
      const path = `/read/${attempts}`;
      const row = backend.asked() + 1;
      const answers = await Promise.all([one?.(path), other?.(path), one?.(path), other?.(path)]);
      expect(answers).toEqual(Array(4).fill({ row }));
      expect(backend.asked()).toBe(row);
    }, waitOptions);
  });

  test('all apply a purge of one of them, and read again once', async () => {
    const backend = await countingBackend();
    const key = randomUUID();
    const [one, other] = await Promise.all([1, 2].map(() => startReplica(backend.url, redisUrl, key)));
    await Promise.all([one?.(), other?.()]);
    await vi.waitFor(async () => {
      const before = backend.asked();
      const purged = await one?.('/purge/source:numbers');
      expect(purged).toEqual({ row: before + 1 });
      expect(await other?.()).toEqual(purged);
      expect(backend.asked()).toBe(before + 1);
    }, waitOptions);
    const before = backend.asked();
    expect(await other?.('/purge/source:others')).toEqual({ row: before });
    expect(backend.asked()).toBe(before);
  });

  test('with different backends or keys read separately', async () => {
    const backend = await countingBackend();
    const one = await startReplica(backend.url, redisUrl, randomUUID());
    const other = await startReplica(backend.url, redisUrl, randomUUID());
    expect([await one(), await other()]).toEqual([{ row: 1 }, { row: 2 }]);
  });

  test('continue separately while it is unavailable, and share again once it is back', async () => {
    const backend = await countingBackend();
    const way = await cuttableWay(redisUrl);
    const key = randomUUID();
    const [one, other] = await Promise.all([1, 2].map(() => startReplica(backend.url, way.url, key)));
    const share = async () => {
      const purged = await one?.('/purge/source:numbers');
      expect(await other?.()).toEqual(purged);
    };
    await vi.waitFor(share, waitOptions);
    way.cut();
    const asked = backend.asked();
    expect(await one?.('/purge/source:numbers')).toEqual({ row: asked + 1 });
    expect(await other?.('/purge/source:numbers')).toEqual({ row: asked + 2 });
    way.restore();
    await vi.waitFor(share, waitOptions);
  });

  test('learn of purges even if they started while it was unavailable', async () => {
    const backend = await countingBackend();
    const way = await cuttableWay(redisUrl);
    const key = randomUUID();
    way.cut();
    const late = await startReplica(backend.url, way.url, key);
    const one = await startReplica(backend.url, redisUrl, key);
    await late();
    way.restore();
    await vi.waitFor(async () => {
      const purged = await one('/purge/source:numbers');
      expect(await late()).toEqual(purged);
    }, waitOptions);
  });

  test('serve the last answer while backend and Redis are both unavailable', async () => {
    const backend = await countingBackend();
    const way = await cuttableWay(redisUrl);
    const one = await startReplica(backend.url, way.url, randomUUID());
    await one();
    way.cut();
    backend.stop();
    expect(await one('/purge/source:numbers')).toEqual({ row: 1 });
  });
});
