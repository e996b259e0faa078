import { useAtom } from 'jotai';
import type { Edit } from '#schemas/operator/finding.ts';
import { applyEdits } from '../document/apply-edits.ts';
import { replaceText } from '../document/site-document.ts';
import { documentAtom } from './document-atoms.ts';

/**
 * Makes the edits that solve a finding. Their paths are of the text that was checked and may lead elsewhere in another one,
 * which therefore stays as it is.
 * @param checked the text that the findings are of
 */
export function useFix(checked: string | undefined) {
  const [{ text }, update] = useAtom(documentAtom);
  return {
    /** Whether the findings are of the present text. */
    isReady: text === checked,
    fix: (edits: readonly Edit[]) =>
      update((now) => (now.text === checked ? replaceText(now, applyEdits(now.text, edits)) : now)),
  };
}

export type Fixing = ReturnType<typeof useFix>;
