import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Finding } from '#schemas/operator/finding.ts';
import { call } from '../../api/call.ts';
import { readOptions } from '../../api/use-call.ts';
import { useTextAnswer } from '../../api/use-text-answer.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { readJson } from '../document/parse-document.ts';
import { codeAtom, documentAtom, textAtom } from './document-atoms.ts';
import { followFindings } from './follow-findings.ts';

/** Milliseconds without a change after which the document is checked. */
const delayMs = 800;

type Findings = {
  /** Findings of the text `checked`; empty before the first answer. */
  findings: readonly Finding[];
  checked: string | undefined;
};

/**
 * What the server's check finds in the open document, soon after every change, at its present places (`followFindings`). All
 * that use it share one check.
 */
export function useFindings(): Findings {
  return usePresent(useCheck().check.data);
}

type FindingsWithState = Findings & {
  isChecking: boolean;
  /** Whether the findings are of the present text. */
  isPresent: boolean;
  /** Why the last check failed: nothing is known about the present text. */
  failure: { error: unknown; retry: () => void } | undefined;
};

/**
 * For lists: the findings as they were checked, with the state of the check. It changes several times with every change of
 * the document.
 */
export function useFindingsWithState(): FindingsWithState {
  const text = useAtomValue(textAtom);
  const { check, debounced } = useCheck();
  const { data, isValidating, error, mutate } = check;
  const isPresent = data?.checked === text;
  return {
    findings: data?.findings ?? none,
    checked: data?.checked,
    isChecking: isValidating || debounced !== text,
    isPresent,
    failure: error && !isPresent ? { error, retry: () => void mutate() } : undefined,
  };
}

const none: readonly Finding[] = [];

function usePresent(answer: { findings: readonly Finding[]; checked: string } | undefined): Findings {
  const document = useAtomValue(documentAtom);
  const { findings = none, checked } = answer ?? {};
  const isOther = findings.length > 0 && checked !== document.text;
  // Parsed only if it is needed, once for all changes until the next check.
  const value = useMemo(
    () => (isOther && checked !== undefined ? readJson(checked) : undefined),
    [isOther, checked],
  );
  return {
    findings: useMemo(
      () => (isOther ? followFindings(findings, value, document) : findings),
      [isOther, findings, value, document],
    ),
    checked,
  };
}

function useCheck() {
  const code = useAtomValue(codeAtom);
  const debounced = useDebounced(useAtomValue(textAtom), delayMs);
  const check = useTextAnswer(
    ['check', code],
    debounced,
    async () => ({ ...(await call('check', { code }, { document: debounced })), checked: debounced }),
    { ...readOptions, revalidateOnFocus: false, revalidateIfStale: false },
  );
  return { check, debounced };
}
