import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Finding } from '#schemas/operator/finding.ts';
import { call } from '../../api/call.ts';
import { codeAtom, textAtom } from './document-atoms.ts';

/** Milliseconds without a change after which the document is checked. */
const pause = 800;

export type Findings = {
  /** Of the text `checked`; empty before the first answer. */
  findings: readonly Finding[];
  checked: string | undefined;
  isChecking: boolean;
  error: unknown;
};

/** What the server's check finds in the open document, soon after every change. All that use it share one check. */
export function useFindings(): Findings {
  const code = useAtomValue(codeAtom);
  const text = useAtomValue(textAtom);
  const settled = useSettled(text);
  const { data, isValidating, error } = useSWR(
    ['check', code, settled],
    async () => ({ ...(await call('check', { code }, { document: settled })), checked: settled }),
    { keepPreviousData: true, revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  return {
    findings: data?.findings ?? [],
    checked: data?.checked,
    isChecking: isValidating || settled !== text,
    error,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
