import { useEffect } from 'react';
import useSWR from 'swr';
import { call } from '../../api/call.ts';

/** Milliseconds between two calls. The server considers an operator gone after three times as long. */
const interval = 15_000;

/** The names of other operators with the partner's document open, who are told in turn about this one. */
export function usePresence(code: string): readonly string[] {
  const { data } = useSWR(['presence', code], () => call('presence', { code }, { isHere: true }), {
    refreshInterval: interval,
    refreshWhenHidden: true,
    dedupingInterval: 1_000,
    shouldRetryOnError: false,
  });
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
  return (data?.others ?? []).map(({ name }) => name);
}
