import { useMemo } from 'react';
import type { TreeRow } from '../tree/page-tree.ts';
import { useRowNames } from '../tree/row-names.ts';

/** The names of nodes by their markers, for the preview. */
export function useKnownNames(all: readonly TreeRow[]): Record<string, string> {
  const nameOf = useRowNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names follow the rows and the operator's language
  return useMemo(
    () =>
      Object.fromEntries(
        all.filter(({ kind }) => kind === 'node').map((row) => [row.key, nameOf(row).title]),
      ),
    [all],
  );
}
