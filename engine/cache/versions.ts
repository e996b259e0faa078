import { createSieve } from './sieve.ts';

export type Versions<Owner extends object, Version extends object> = {
  /** The version of an owner that answers to a description. */
  find: (owner: Owner, isIt: (version: Version) => boolean) => Version | undefined;
  /** Keeps a version for as long as its owner lives and there is room. `bytes`: what it takes, roughly. */
  keep: (owner: Owner, version: Version, bytes: number) => void;
  drop: (version: Version) => void;
};

/**
 * Versions of what was made for something that lives on, such as a node: a few per owner, the oldest goes first, and
 * bounded by bytes for all owners together.
 */
export function createVersions<Owner extends object, Version extends object>({
  perOwner,
  maxBytes,
}: {
  perOwner: number;
  maxBytes: number;
}): Versions<Owner, Version> {
  const byOwner = new WeakMap<Owner, Version[]>();
  const lists = new WeakMap<Version, Version[]>();
  const kept = createSieve<Version, true>(maxBytes, (_, version) => {
    const list = lists.get(version);
    const at = list?.indexOf(version) ?? -1;
    if (at >= 0) list?.splice(at, 1);
  });

  return {
    find: (owner, isIt) => {
      const found = byOwner.get(owner)?.find(isIt);
      if (found) kept.get(found);
      return found;
    },
    keep: (owner, version, bytes) => {
      const list = byOwner.get(owner) ?? [];
      byOwner.set(owner, list);
      if (list.length >= perOwner && list[0]) kept.delete(list[0]);
      if (bytes > maxBytes) return;
      list.push(version);
      lists.set(version, list);
      kept.set(version, true, bytes);
    },
    drop: kept.delete,
  };
}
