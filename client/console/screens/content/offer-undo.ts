import { showToast } from '../../ui/toasts.tsx';

let closeLast: (() => void) | undefined;

/** Reports a change that can be undone. Only the last one can: what came after an earlier one would be lost with it. */
export function offerUndo(text: string, label: string, run: () => void): void {
  closeLast?.();
  closeLast = showToast(text, { label, run });
}
