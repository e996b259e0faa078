import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { type EntryFilter, perStep } from '../read-entries.ts';

export type ShownEntries = ReturnType<typeof useEntryFilter>;

/**
 * What is searched, which category or board is shown, and how many steps: in the URL, so that the way back from an
 * entry leads there.
 */
export function useEntryFilter() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const group = positive(params.get('group'));
  const steps = Math.min(positive(params.get('steps')) ?? 1, 20_000 / perStep);
  const [typed, setTyped] = useState(search);
  const debounced = useDebounced(typed.trim());
  const show = (next: EntryFilter & { steps?: number }) => {
    const wanted = { search: next.search, group: next.group, steps: next.steps };
    const given = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== '');
    setParams(new URLSearchParams(given.map(([name, value]) => [name, String(value)])), { replace: true });
  };
  // Each time: what is shown together with the new search may have changed since it was typed.
  useEffect(() => {
    if (debounced !== search) show({ search: debounced, group });
  });
  const filter: EntryFilter = { search, ...(group !== undefined && { group }) };
  return {
    typed,
    setTyped,
    filter,
    setGroup: (next: number | undefined): void => show({ search, group: next }),
    steps,
    showMore: (): void => show({ ...filter, steps: steps + 1 }),
  };
}

/** A whole number above 0 in a URL; undefined for anything else. */
function positive(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
