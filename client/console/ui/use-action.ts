import { useState } from 'react';
import { useErrorText } from './error-text.ts';
import { showToast } from './toasts.tsx';

type Action = {
  isBusy: boolean;
  /** Runs the work and shows a failure as a toast. Resolves to whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
};

/** Runs actions that may fail, one at a time. */
export function useAction(): Action {
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    run: async (work) => {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        showToast(errorText(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
