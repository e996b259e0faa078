// @slow: checks large documents in threads

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '#tests/setup/until.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { textOfSections } from '../testing/example-documents.ts';
import { examplePartner } from '../testing/example-site.ts';
import { createPublishingPool } from './publishing-pool.ts';
import type { PoolLimits, PoolOptions, PoolRefusal } from './thread-pool.ts';

class Refused extends Error {
  readonly why: PoolRefusal;
  constructor(why: PoolRefusal) {
    super(why);
    this.why = why;
  }
}

type More = Partial<Pick<PoolOptions, 'file' | 'onError' | 'timeout'>>;

function startPool(limits: Partial<PoolLimits> = {}, { file, onError = () => {}, timeout }: More = {}) {
  const pool = createPublishingPool({
    factsOf: async () => examplePartner(),
    refuse: (why) => new Refused(why),
    onError,
    limits,
    timeout,
    ...(file !== undefined && { file }),
  });
  onTestFinished(() => pool.close());
  return pool;
}

const workerFile = (name: string) => new URL(`./testing/${name}-worker.ts`, import.meta.url).href;
const small = { code: 'demo', text: textOfSections(3) };

/** A path that has no file yet: held workers go on when it has. */
function endFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maru-pool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'end');
}

test('a check in a thread finds what one in this thread finds, with the facts of the partner', async () => {
  const pool = startPool();
  expect(pool.threads()).toBe(0);
  const publishing = pool.of('a');
  const text = small.text.replace('RichText', 'RichTxt').replace('/landing', '/products/99');
  expect(await publishing.check({ code: 'demo', text })).toContainEqual(
    expect.objectContaining({
      rule: 'unknown-block',
      level: 'error',
      place: { ko: '/products/99 페이지의 RichTxt의 블록', en: 'Block of RichTxt on /products/99' },
    }),
  );
  const renamed = small.text.replace('글 1', '말');
  expect((await publishing.diff(small.text, renamed)).map((one) => one.text.en)).toEqual([
    'Text of Rich text “n1” on /landing changed',
  ]);
  expect(await publishing.lines('a\n', 'b\n')).toContain('+b');
  const at = ['pages', '/landing', 'sections', 0, 'data'];
  expect((await publishing.places(small.text, [at])).map(({ en }) => en)).toEqual([
    'Fields of Rich text “n0” on /landing',
  ]);
  expect(await publishing.places('{', [at])).toEqual([]);
  expect(await publishing.merge(small.text, small.text, renamed)).toEqual({ text: renamed });
});

test('while documents of a client are checked, this thread and other clients go on', async () => {
  const pool = startPool({}, { file: workerFile('held') });
  const order: string[] = [];
  const done = (name: string) => () => void order.push(name);
  const end = endFile();
  const long = [1, 2].map(() => pool.of('a').check({ code: 'demo', text: end }).then(done('long')));
  await pool.of('b').check({ code: 'demo', text: '' }).then(done('short'));
  writeFileSync(end, '');
  await Promise.all(long);
  expect(order).toEqual(['short', 'long', 'long']);
});

test('a task that takes too long ends with its thread, and the next one gets another', async () => {
  const tooLong = new AbortController();
  const timeout = vi.fn((_: number) => new AbortController().signal).mockReturnValueOnce(tooLong.signal);
  const pool = startPool({}, { file: workerFile('endless'), timeout });
  const task = pool.of('a').check({ code: 'demo', text: 'endless' });
  await until(() => pool.threads() === 1);
  tooLong.abort();
  await expect(task).rejects.toMatchObject({ why: 'late' });
  expect(await pool.of('a').check({ code: 'demo', text: '' })).toEqual([]);
  expect(timeout.mock.calls).toEqual([[30_000], [30_000]]);
});

test('a task that takes too much memory ends with its thread alone', async () => {
  const pool = startPool({ heapMb: 64 });
  await expect(pool.of('a').check({ code: 'demo', text: textOfSections(16_000) })).rejects.toMatchObject({
    why: 'late',
  });
  expect(await pool.of('b').check(small)).toBeInstanceOf(Array);
});

test('a thread that fails after its task is reported, and the next task gets another', async () => {
  const errors: string[] = [];
  const pool = startPool(
    {},
    { file: workerFile('late-error'), onError: ({ message }) => errors.push(message) },
  );
  expect(await pool.of('a').check({ code: 'demo', text: '' })).toEqual([]);
  await vi.waitFor(() => expect(errors).toEqual(['late']), waitTimeoutMs);
  expect(await pool.of('a').check({ code: 'demo', text: '' })).toEqual([]);
});

test('a client with too many tasks is refused at once, and so is everyone when too many wait', async () => {
  const pool = startPool({ threads: 1, waitingOfOne: 1, waiting: 1 });
  const [first, second] = [pool.of('a').check(small), pool.of('a').check(small)];
  await expect(pool.of('a').check(small)).rejects.toMatchObject({ why: 'full' });
  const other = pool.of('b').check(small);
  await expect(pool.of('c').check(small)).rejects.toMatchObject({ why: 'full' });
  await Promise.allSettled([first, second, other]);
  expect(await pool.of('c').check(small)).toBeInstanceOf(Array);
});

test('threads end when there is nothing to do', async () => {
  const end = endFile();
  const pool = startPool({ idleMs: 50 }, { file: workerFile('held') });
  const task = pool.of('a').check({ code: 'demo', text: end });
  await until(() => pool.threads() === 1);
  writeFileSync(end, '');
  await task;
  await until(() => pool.threads() === 0);
});
