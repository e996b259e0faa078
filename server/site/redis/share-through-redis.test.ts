import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { describeWithRedis, redisUrl } from '#tests/setup/external-services.ts';
import { countingBackend, cuttableWay, startReplica } from './testing/replicas.ts';

// A machine that is very busy may be late for Redis once: what is shared then is shared in the next attempt.
const waitOptions = { timeout: 30_000, interval: 50 };

describeWithRedis('processes that have a Redis in common', () => {
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
  }, 60_000);

  test('forget together what one of them purges, and read it anew once', async () => {
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
  }, 60_000);

  test('that have another backend or key read for themselves', async () => {
    const backend = await countingBackend();
    const one = await startReplica(backend.url, redisUrl, randomUUID());
    const other = await startReplica(backend.url, redisUrl, randomUUID());
    expect([await one(), await other()]).toEqual([{ row: 1 }, { row: 2 }]);
  }, 30_000);

  test('go on by themselves while it is away, and share again once it is back', async () => {
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
  }, 90_000);

  test('serve what was read last while backend and Redis are both away', async () => {
    const backend = await countingBackend();
    const way = await cuttableWay(redisUrl);
    const one = await startReplica(backend.url, way.url, randomUUID());
    await one();
    way.cut();
    backend.stop();
    expect(await one('/purge/source:numbers')).toEqual({ row: 1 });
  }, 30_000);
});
