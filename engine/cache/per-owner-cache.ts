import { createSieve } from './sieve.ts';

type PerOwnerCache<Owner extends object, Version extends object> = {
  /** The first version of an owner for which `isIt` returns true. */
  find: (owner: Owner, isIt: (version: Version) => boolean) => Version | undefined;
  /** Stores a version for as long as its owner lives and there is room. `bytes`: its approximate size. */
  store: (owner: Owner, version: Version, bytes?: number) => void;
  drop: (version: Version) => void;
};

/**
 * Caches versions of a result made for a long-lived object, such as a node: a few per owner, the oldest evicted first.
 * @param options.maxBytes limit for all owners together; without one, versions live as long as their owners
 */
export function createPerOwnerCache<Owner extends object, Version extends object>({
  perOwner,
  maxBytes,
}: {
  perOwner: number;
  maxBytes?: number;
}): PerOwnerCache<Owner, Version> {
  const byOwner = new WeakMap<Owner, Version[]>();
  const lists = new WeakMap<Version, Version[]>();
  const unlist = (version: Version) => {
    const list = lists.get(version);
    const at = list?.indexOf(version) ?? -1;
    if (at >= 0) list?.splice(at, 1);
  };
  // Retains versions after their owners are gone, so only with a limit.
  const sized =
    maxBytes === undefined
      ? undefined
      : createSieve<Version, true>(maxBytes, (_, version) => unlist(version));
  const drop = sized ? sized.delete : unlist;

  return {
    find: (owner, isIt) => {
      const found = byOwner.get(owner)?.find(isIt);
      if (found) sized?.get(found);
      return found;
    },
    store: (owner, version, bytes = 0) => {
      const list = byOwner.get(owner) ?? [];
      byOwner.set(owner, list);
      if (list.length >= perOwner && list[0]) drop(list[0]);
      if (maxBytes !== undefined && bytes > maxBytes) return;
      list.push(version);
      lists.set(version, list);
      sized?.set(version, true, bytes);
    },
    drop,
  };
}
