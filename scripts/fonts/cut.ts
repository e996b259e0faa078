import { copyFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CutJob } from './cut-worker.ts';

/** Builds font files, several at once. Rejects with the first failure. */
export async function cutAll(
  jobs: readonly CutJob[],
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const copies = jobs.filter(({ cut }) => cut.copy);
  for (const { cut, target } of copies) {
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(cut.source, target);
  }
  const queue = jobs.filter(({ cut }) => !cut.copy);
  let done = copies.length;
  onProgress(done, jobs.length);
  const count = Math.min(availableParallelism(), 4, queue.length);
  await Promise.all(Array.from({ length: count }, work));

  function work(): Promise<void> {
    const worker = new Worker(new URL('./cut-worker.ts', import.meta.url));
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
