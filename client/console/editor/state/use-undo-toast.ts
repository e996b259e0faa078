import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { showToast } from '../../ui/toasts.tsx';
import * as site from '../document/site-document.ts';
import { stepAtom, textAtom } from './document-atoms.ts';

/**
 * Reports a change of the open document with an undo of it. The toast closes with the next change: its undo would take that
 * one back, or lose it.
 */
export function useUndoToast(): (text: string, undo?: () => void) => void {
  const { t } = useLingui();
  const store = useStore();
  return (text, undo = () => store.set(stepAtom, site.undo)) => {
    const close = showToast(text, { label: t`Undo`, run: undo }, () => unsubscribe());
    const unsubscribe = store.sub(textAtom, close);
  };
}
