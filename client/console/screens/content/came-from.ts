import { useLocation } from 'react-router';

/** What the URL of an entry remembers beside it. */
export type EntryState = {
  /** The query of the list that led there, such as `?search=laser`: the way back leads to the same part of it. */
  from: string;
  /** Whether the entry has just been added. */
  isCreated?: boolean;
};

/** The query of the list that led to this entry; empty if something else did. */
export function useCameFrom(): string {
  const { state } = useLocation() as { state: Partial<EntryState> | null };
  return state?.from ?? '';
}
