import { loadOnce } from '#engine/load-once.ts';
import { type Publishing, type PublishingOptions, publishingWith } from './create-publishing.ts';
import type { DocumentWork } from './document-work.ts';

/** Like `createPublishing`, but loads the blocks with the first task: processes that never publish do not pay for them. */
export const lazyPublishing = (options: PublishingOptions): Publishing => publishingWith(lazyWork, options);

const load = loadOnce(async (): Promise<DocumentWork> => {
  const { createDocumentWork } = await import('./document-work.ts');
  return createDocumentWork();
});

/** Work in this thread, loaded with its first task. */
export const lazyWork: DocumentWork = {
  check: async (task) => (await load()).check(task),
  diff: async (task) => (await load()).diff(task),
  lines: async (task) => (await load()).lines(task),
  places: async (task) => (await load()).places(task),
  merge: async (task) => (await load()).merge(task),
};
