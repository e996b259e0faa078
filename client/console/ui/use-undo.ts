import { useLingui } from '@lingui/react/macro';
import { showToast } from './toasts.tsx';
import { useAction } from './use-action.ts';

type Work = () => Promise<unknown>;

/**
 * For the button of a toast that offers to undo a change: runs the work that undoes it, and reports its end as a toast.
 * The form that made the change may be gone by then, so failures are toasts as well.
 * @param write runs the work, such as with a refresh after it
 */
export function useUndo(
  write: (work: Work) => Promise<unknown> = (work) => work(),
): (work: Work) => () => void {
  const { t } = useLingui();
  const { run } = useAction();
  return (work) => () =>
    void run(async () => {
      await write(work);
      showToast(t`Undone.`);
    });
}
