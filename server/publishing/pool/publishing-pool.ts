import { type Publishing, type PublishingOptions, publishingWith } from '../create-publishing.ts';
import type { DocumentWork } from '../document-work.ts';
import { createThreadPool, type PoolOptions, type ThreadPool } from './thread-pool.ts';

export type PublishingPool = Pick<ThreadPool, 'threads' | 'close'> & {
  /** Publishing for one client, of whose tasks one runs at a time. */
  of: (client: string) => Publishing;
};

/** Publishing in threads of their own, so that a large document does not hold up everything else. */
export function createPublishingPool({
  factsOf,
  file = new URL('./publishing-worker.ts', import.meta.url).href,
  ...options
}: PublishingOptions & Omit<PoolOptions, 'file'> & { file?: string }): PublishingPool {
  const { run, runQueued, threads, close } = createThreadPool({ file, ...options });
  const task = (name: keyof DocumentWork) => (given: unknown) => run(name, given) as Promise<never>;
  const work: DocumentWork = {
    check: task('check'),
    diff: task('diff'),
    lines: task('lines'),
    places: task('places'),
    merge: task('merge'),
  };
  // Facts are read in turn too: they take the backend's time.
  const publishing = publishingWith(work, { factsOf });
  return {
    of: (client) => ({
      check: (document) => runQueued(client, () => publishing.check(document)),
      diff: (before, after) => runQueued(client, () => publishing.diff(before, after)),
      lines: (before, after) => runQueued(client, () => publishing.lines(before, after)),
      places: (text, paths) => runQueued(client, () => publishing.places(text, paths)),
      merge: (base, ours, theirs) => runQueued(client, () => publishing.merge(base, ours, theirs)),
    }),
    threads,
    close,
  };
}
