import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { type Publishing, type PublishingOptions, publishingWith } from '../create-publishing.ts';
import type { DocumentWork } from '../document-work.ts';

/** Threads, how many tasks may wait for one, and how many tasks of one client may wait for each other. */
export type PoolLimits = {
  threads: number;
  waiting: number;
  waitingOfOne: number;
  /** Milliseconds after which a task is ended together with its thread. */
  timeoutMs: number;
  /** Milliseconds after which a thread without a task ends and frees its memory. */
  idleMs: number;
  /** MiB of the heap of a thread. */
  heapMb: number;
};

const defaults: PoolLimits = {
  ...{ threads: 2, waiting: 32, waitingOfOne: 8 },
  ...{ timeoutMs: 30_000, idleMs: 60_000, heapMb: 768 },
};
/** Clients that are tracked: the most recent ones. */
const maxClients = 1_000;

/** `full`: too much is waiting. `late`: the task took too long, or too much memory. */
export type PoolRefusal = 'full' | 'late';

export type PublishingPool = {
  /** Publishing for one client, of whose tasks one runs at a time: others always find a free thread soon. */
  of: (client: string) => Publishing;
  /** How many threads there are now. */
  threads: () => number;
  /** Ends all threads; tasks in progress fail. */
  close: () => Promise<void>;
};

/**
 * Publishing in threads of their own, so that a large document does not hold up everything else. The threads start with
 * the first task.
 * @param options.refuse the error to throw for a task that is not done
 * @param options.file the module of the threads, which exports the tasks by name
 */
export function createPublishingPool({
  factsOf,
  refuse,
  limits = {},
  file = new URL('./publishing-worker.ts', import.meta.url).href,
}: PublishingOptions & {
  refuse: (why: PoolRefusal) => Error;
  limits?: Partial<PoolLimits>;
  file?: string;
}): PublishingPool {
  const { threads, waiting, waitingOfOne, timeoutMs, idleMs, heapMb } = { ...defaults, ...limits };
  const pool = new Piscina({
    ...{ filename: file, minThreads: 0, maxThreads: threads, idleTimeout: idleMs },
    // Visitors' requests come first.
    ...{ atomics: 'disabled', niceIncrement: 3 },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const all = bulkhead(threads, waiting);
  const byClient = new LRUCache<string, BulkheadPolicy>({ max: maxClients });
  const turnsOf = (client: string): BulkheadPolicy => {
    const turns = byClient.get(client) ?? bulkhead(1, waitingOfOne);
    byClient.set(client, turns);
    return turns;
  };
  const inTurn = async <T>(client: string, task: () => Promise<T>): Promise<T> => {
    try {
      return await turnsOf(client).execute(() => all.execute(task));
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw refuse('full');
      if (isEnded(error)) throw refuse('late');
      throw error;
    }
  };
  const run = (name: keyof DocumentWork) => (task: unknown) =>
    pool.run(task, { name, signal: AbortSignal.timeout(timeoutMs) });
  const work: DocumentWork = {
    ...{ check: run('check'), diff: run('diff'), lines: run('lines'), merge: run('merge') },
  };
  // Facts are read in turn too: they take the backend's time.
  const publishing = publishingWith(work, { factsOf });
  return {
    of: (client) => ({
      check: (document) => inTurn(client, () => publishing.check(document)),
      diff: (before, after) => inTurn(client, () => publishing.diff(before, after)),
      lines: (before, after) => inTurn(client, () => publishing.lines(before, after)),
      merge: (base, ours, theirs) => inTurn(client, () => publishing.merge(base, ours, theirs)),
    }),
    threads: () => pool.threads.length,
    close: () => pool.destroy(),
  };
}

/** Whether a task was ended: by its time, or by the limit of memory, which ends its thread. */
const isEnded = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY');
