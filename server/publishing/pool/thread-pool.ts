import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';

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
  threads: 2,
  waiting: 32,
  waitingOfOne: 8,
  timeoutMs: 30_000,
  idleMs: 60_000,
  heapMb: 768,
};
/** Clients that are tracked: the most recent ones. */
const maxClients = 1_000;

/** `full`: too much is waiting. `late`: the task took too long, or too much memory. */
export type PoolRefusal = 'full' | 'late';

export type PoolOptions = {
  /** URL of the module of the threads, which exports the tasks by name. */
  file: string;
  /** The error to throw for a task that is not done. */
  refuse: (why: PoolRefusal) => Error;
  /** Called with the error of a thread that had no task left, to log it. */
  onError: (error: Error) => void;
  limits?: Partial<PoolLimits> | undefined;
  /** A signal that aborts after some milliseconds: in tests, when they abort it. */
  timeout?: ((ms: number) => AbortSignal) | undefined;
};

export type ThreadPool = {
  /** Runs a task in a thread. */
  run: (name: string, task: unknown) => Promise<unknown>;
  /**
   * Does work that runs tasks, one piece at a time for each client, so that no client occupies every thread.
   * @throws `refuse('full')` or `refuse('late')` if it cannot start
   */
  runQueued: <T>(client: string, work: () => Promise<T>) => Promise<T>;
  /** How many threads there are now. */
  threads: () => number;
  /** Ends all threads; tasks in progress fail. */
  close: () => Promise<void>;
};

/** Threads for work on large documents, which would hold up everything else. They start with the first task. */
export function createThreadPool({
  file,
  refuse,
  onError,
  limits = {},
  timeout = AbortSignal.timeout,
}: PoolOptions): ThreadPool {
  const { threads, waiting, waitingOfOne, timeoutMs, idleMs, heapMb } = { ...defaults, ...limits };
  const pool = new Piscina({
    filename: file,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // Visitors' requests come first.
    atomics: 'disabled',
    niceIncrement: 3,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // Without a listener, this event would end the process.
  pool.on('error', onError);
  const all = bulkhead(threads, waiting);
  const byClient = new LRUCache<string, BulkheadPolicy>({ max: maxClients });
  const queueOf = (client: string): BulkheadPolicy => {
    const turns = byClient.get(client) ?? bulkhead(1, waitingOfOne);
    byClient.set(client, turns);
    return turns;
  };
  return {
    run: (name, task) => pool.run(task, { name, signal: timeout(timeoutMs) }),
    runQueued: async (client, work) => {
      try {
        return await queueOf(client).execute(() => all.execute(work));
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw refuse('full');
        if (isEnded(error)) throw refuse('late');
        throw error;
      }
    },
    threads: () => pool.threads.length,
    close: () => pool.destroy(),
  };
}

/** Whether a task was ended: by its time, or by the limit of memory, which ends its thread. */
const isEnded = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY');
