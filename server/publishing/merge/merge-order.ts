type Name = string | number;

/**
 * The order of the members that remain after a merge: the order of the side that moved any, with the additions of the
 * other side after the members that they follow there.
 * @param remaining the names to order
 * @returns undefined if both sides moved members, differently
 */
export function mergeOrder(
  [base, ours, theirs]: readonly [readonly Name[], readonly Name[], readonly Name[]],
  remaining: ReadonlySet<Name>,
): Name[] | undefined {
  const sets = [new Set(base), new Set(ours), new Set(theirs)];
  const common = (names: readonly Name[]) =>
    JSON.stringify(names.filter((name) => remaining.has(name) && sets.every((set) => set.has(name))));
  const [before, mine, other] = [common(base), common(ours), common(theirs)];
  if (mine !== before && other !== before && mine !== other) return undefined;
  return mine === before && other !== before
    ? interleave(theirs, ours, remaining)
    : interleave(ours, theirs, remaining);
}

/** The remaining names of `main`, each followed by those which only `other` has and which follow it there. */
export function interleave(
  main: readonly Name[],
  other: readonly Name[],
  remaining: ReadonlySet<Name>,
): Name[] {
  const [inMain, inOther] = [new Set(main), new Set(other)];
  const following = new Map<Name | undefined, Name[]>();
  let previous: Name | undefined;
  for (const name of other.filter((one) => remaining.has(one))) {
    if (inMain.has(name)) previous = name;
    else following.set(previous, [...(following.get(previous) ?? []), name]);
  }
  const order: Name[] = [];
  let pending = following.get(undefined) ?? [];
  for (const name of main.filter((one) => remaining.has(one))) {
    // Additions of `main` come first where both sides added something in the same place.
    if (inOther.has(name)) {
      order.push(...pending);
      pending = following.get(name) ?? [];
    }
    order.push(name);
  }
  return [...order, ...pending];
}
