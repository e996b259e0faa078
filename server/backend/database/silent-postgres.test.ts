import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeWithPostgres, postgresUrl } from '#tests/setup/external-services.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { openDatabase } from './open.ts';

const poolSize = 10;

/** PostgreSQL behind a proxy that can fall silent on the present connections: nothing passes, and none of them ends. */
async function silenceableProxy() {
  const { hostname, port } = new URL(postgresUrl);
  const open = new Set<{ isSilent: boolean; client: Socket }>();
  const proxy = createServer((client) => {
    const server = connect(Number(port || 5432), hostname);
    const pair = { isSilent: false, client };
    open.add(pair);
    client.on('data', (data) => pair.isSilent || server.write(data));
    server.on('data', (data) => pair.isSilent || client.write(data));
    for (const end of [client, server]) end.on('error', () => undefined);
    server.on('close', () => client.destroy());
    client.on('close', () => {
      server.destroy();
      open.delete(pair);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(postgresUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  const silence = () => {
    for (const pair of open) pair.isSilent = true;
    return [...open];
  };
  return { url: url.href, open, silence, close: () => proxy.close() };
}

describeWithPostgres('PostgreSQL that vanishes without a word', () => {
  test('Queries without an answer fail, their connections are closed, and the next query gets another one', async () => {
    const proxy = await silenceableProxy();
    const db = openDatabase(proxy.url, { statement: 1_000, answer: 1_500 });
    onTestFinished(async () => {
      await db.destroy();
      proxy.close();
    });
    const ask = () => sql<{ one: number }>`select 1 as one from pg_sleep(0.2)`.execute(db);
    const askAll = () => Promise.allSettled(Array.from({ length: poolSize }, ask));
    await vi.waitFor(async () => {
      await askAll();
      expect(proxy.open.size).toBe(poolSize);
    }, waitTimeoutMs);
    const silent = proxy.silence();
    const lost = await askAll();
    expect(new Set(lost.map((one) => one.status === 'rejected' && one.reason.message))).toEqual(
      new Set(['PostgreSQL did not answer within 1500 ms.']),
    );
    await vi.waitFor(() => expect(silent.filter((pair) => proxy.open.has(pair))).toEqual([]), waitTimeoutMs);
    await vi.waitFor(async () => expect((await ask()).rows).toEqual([{ one: 1 }]), waitTimeoutMs);
  });

  test('A transaction whose connection falls silent fails, too', async () => {
    const proxy = await silenceableProxy();
    const db = openDatabase(proxy.url, { statement: 1_000, answer: 1_500 });
    onTestFinished(async () => {
      await db.destroy();
      proxy.close();
    });
    const work = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      proxy.silence();
      await sql`select 1`.execute(transaction);
    });
    await expect(work).rejects.toThrow('did not answer');
    await vi.waitFor(() => expect(proxy.open.size).toBe(0), waitTimeoutMs);
  });
});
