import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SiteDocumentError } from '#engine/resolve/validate-site.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import type { ReadingResult, ReadingTask } from '#server/publishing/pool/reading-task.ts';
import type { PoolOptions, ThreadPool } from '#server/publishing/pool/thread-pool.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';

/** Reads and validates a document of a site. @throws SiteDocumentError, TooBusy */
export type ReadDocument = (code: string, task: ReadingTask) => Promise<SiteDocument>;

export type DocumentReader = { read: ReadDocument; close: () => Promise<void> };

/** Milliseconds that a document waits, and then that it is read, at most: nobody waits longer for a preview. */
const longestMs = 10_000;
/** Operators type for hours, with pauses: a new thread would cost each of these a second. */
const idleMs = 10 * 60 * 1_000;

/**
 * Reads documents in threads of their own, which start with the first document: one of 5,000 nodes takes a second, in
 * which no visitor would be answered.
 * @param root of the repository, whose sources the threads run
 * @param onError called with the error of a thread that had no task left
 * @param options for tests: the module of the threads, and the signal that ends what has taken too long
 */
export function readInThreads(
  root: string,
  onError: (error: Error) => void,
  {
    file = pathToFileURL(join(root, 'server/publishing/pool/reading-worker.ts')).href,
    timeout = AbortSignal.timeout,
  }: Partial<Pick<PoolOptions, 'file' | 'timeout'>> = {},
): DocumentReader {
  let opened: Promise<ThreadPool> | undefined;
  const open = async (): Promise<ThreadPool> => {
    // Sites without an operator load nothing of this.
    const { createThreadPool } = await import('#server/publishing/pool/thread-pool.ts');
    return createThreadPool({
      file,
      limits: { idleMs, waiting: 120, waitingOfOne: 60, timeoutMs: longestMs },
      timeout,
      refuse: (why) => new TooBusy(`[preview] A document was not read: ${why}`),
      onError,
    });
  };
  return {
    read: async (code, task) => {
      opened ??= open();
      const pool = await opened;
      const waiting = timeout(longestMs);
      const result = (await pool.runQueued(code, async () => {
        if (waiting.aborted) throw new TooBusy('[preview] A document waited too long to be read');
        return pool.run('read', task);
      })) as ReadingResult;
      if ('problems' in result) throw new SiteDocumentError(task.file, result.problems);
      return result.document;
    },
    close: async () => (await opened)?.close(),
  };
}
