import { useEffect } from 'react';
import useSWR from 'swr';
import { call } from '../../api/call.ts';

/** Milliseconds between two calls; without one for three times as long, one counts as gone. */
const interval = 15_000;

/** Who else has the partner's document open, by name. Tells the others that this operator has. */
export function usePresence(code: string): readonly string[] {
  const { data } = useSWR(['presence', code], () => call('presence', { code }, { isHere: true }), {
    refreshInterval: interval,
    refreshWhenHidden: true,
    dedupingInterval: 1_000,
    shouldRetryOnError: false,
  });
  useEffect(() => {
    const leave = () => {
      // A tab that is closed sends no other request.
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
