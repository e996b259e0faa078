import type { createPublishing, PublishingOptions } from './create-publishing.ts';

type Parts = Awaited<ReturnType<typeof createPublishing>>;

/** The same as `createPublishing`, which loads every block: a backend that publishes nothing never does. */
export function lazyPublishing(options: PublishingOptions): Parts {
  let parts: Promise<Parts> | undefined;
  const load = () => {
    parts ??= import('./create-publishing.ts').then((module) => module.createPublishing(options));
    return parts;
  };
  return {
    check: async (document) => (await load()).check(document),
    diff: async (before, after) => (await load()).diff(before, after),
    lines: async (before, after) => (await load()).lines(before, after),
    merge: async (base, ours, theirs) => (await load()).merge(base, ours, theirs),
  };
}
