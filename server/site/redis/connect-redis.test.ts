import { expect, onTestFinished, test, vi } from 'vitest';
import { describeWithRedis, redisUrl } from '#tests/setup/external-services.ts';
import { connectRedis } from './connect-redis.ts';
import { cuttableWay } from './testing/replicas.ts';

const waitOptions = { timeout: 20_000, interval: 20 };

describeWithRedis('a connection to Redis', () => {
  test('that hangs is closed, so that nothing waits for it, and reconnects once Redis answers', async () => {
    const way = await cuttableWay(redisUrl);
    const log = { warn: vi.fn(), info: vi.fn() };
    const redis = connectRedis(way.url, log);
    onTestFinished(() => redis.disconnect());
    await vi.waitFor(async () => expect(await redis.ping()).toBe('PONG'), waitOptions);
    way.hang();
    await expect(redis.ping()).rejects.toThrow('timed out');
    await vi.waitFor(() => expect(redis.status).not.toBe('ready'), waitOptions);
    // It is not ready for as long as it hangs, so commands fail immediately.
    await expect(redis.ping()).rejects.not.toThrow('timed out');
    expect(log.warn).toHaveBeenCalledTimes(1);
    way.cut();
    way.restore();
    await vi.waitFor(async () => expect(await redis.ping()).toBe('PONG'), waitOptions);
    expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
  });
});
