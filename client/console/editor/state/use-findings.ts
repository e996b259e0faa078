import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Finding } from '#schemas/operator/finding.ts';
import { call } from '../../api/call.ts';
import { useTextAnswer } from '../../api/use-text-answer.ts';
import { codeAtom, textAtom } from './document-atoms.ts';

/** Milliseconds without a change after which the document is checked. */
const pause = 800;

export type Findings = {
  /** Of the text `checked`; empty before the first answer. */
  findings: readonly Finding[];
  checked: string | undefined;
};

/** What the server's check finds in the open document, soon after every change. All that use it share one check. */
export function useFindings(): Findings {
  const { data } = useCheck().check;
  return { findings: data?.findings ?? none, checked: data?.checked };
}

/** The same, with the state of the check: it changes several times with every change of the document. */
export function useFindingsWithState(): Findings & { isChecking: boolean; error: unknown } {
  const text = useAtomValue(textAtom);
  const { check, settled } = useCheck();
  const { data, isValidating, error } = check;
  return {
    ...{ findings: data?.findings ?? none, checked: data?.checked },
    isChecking: isValidating || settled !== text,
    error,
  };
}

const none: readonly Finding[] = [];

function useCheck() {
  const code = useAtomValue(codeAtom);
  const settled = useSettled(useAtomValue(textAtom));
  const check = useTextAnswer(
    ['check', code],
    settled,
    async () => ({ ...(await call('check', { code }, { document: settled })), checked: settled }),
    { keepPreviousData: true, revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  return { check, settled };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
