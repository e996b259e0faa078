import { copyFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SubsetJob } from './subset-worker.ts';

/** Builds font files, several at once. Rejects with the first failure. */
export async function buildSubsets(
  jobs: readonly SubsetJob[],
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const copies = jobs.filter(({ subset }) => subset.copy);
  for (const { subset, target } of copies) {
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(subset.source, target);
  }
  const queue = jobs.filter(({ subset }) => !subset.copy);
  let done = copies.length;
  onProgress(done, jobs.length);
  const count = Math.min(availableParallelism(), 4, queue.length);
  await Promise.all(Array.from({ length: count }, work));

  function work(): Promise<void> {
    const worker = new Worker(new URL('./subset-worker.ts', import.meta.url));
    return new Promise<void>((resolve, reject) => {
      const next = () => {
        const job = queue.shift();
        if (job) worker.postMessage(job);
        else resolve();
      };
      worker.on('message', () => {
        onProgress(++done, jobs.length);
        next();
      });
      worker.on('error', reject);
      next();
    }).finally(() => worker.terminate());
  }
}
