import { useEffect } from 'react';
import useSWR from 'swr';
import { call, type ResponseOf } from '../../api/call.ts';

/** Milliseconds between two calls. The server considers an operator gone after three times as long. */
const interval = 15_000;

export type Others = ResponseOf<'presence'>['others'];

/** The other operators with the partner's document open, and their drafts. They are told in turn about this one. */
export function usePresence(code: string, draft: number | null): Others {
  const { data } = useSWR(
    ['presence', code, draft],
    () => call('presence', { code }, { isHere: true, draft }),
    {
      refreshInterval: interval,
      refreshWhenHidden: true,
      dedupingInterval: 1_000,
      shouldRetryOnError: false,
      // The first change begins a draft: those who were here are still here.
      keepPreviousData: true,
    },
  );
  useEffect(() => {
    const leave = () => {
      // A closed tab sends no further request, so it reports that it leaves.
      void call('presence', { code }, { isHere: false }).catch(() => {});
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [code]);
  return data?.others ?? [];
}
