import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { EditableList, EntryRow } from '#schemas/operator/entry-calls.ts';
import { call } from '../../../api/call.ts';
import { refreshContent } from '../../../api/refresh-content.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useQueue } from '../../../ui/use-queue.ts';
import { offerUndo } from '../offer-undo.ts';

/** The entries of a list in their order, which can be changed, and undone. The new one is shown while it is saved. */
export function useOrder(code: string, list: EditableList, rows: readonly EntryRow[]) {
  const { t } = useLingui();
  const { isBusy, run } = useAction();
  const [wanted, setWanted] = useState<readonly number[]>();
  const latest = useRef<readonly number[]>(undefined);
  const inTurn = useQueue();
  const write = async (ids: readonly number[]) => {
    try {
      await call('orderContentEntries', { code, list }, { ids: [...ids] });
    } finally {
      // Even after a refusal: somebody else may have added or deleted one.
      await refreshContent();
    }
  };
  const undo = (ids: readonly number[]) =>
    void run(async () => {
      await inTurn(() => write(ids));
      showToast(t`Undone.`);
    });
  return {
    isBusy,
    rows: wanted ? rows.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id)) : rows,
    order: async (ids: readonly number[]): Promise<void> => {
      const before = wanted ?? rows.map(({ id }) => id);
      latest.current = ids;
      setWanted(ids);
      const isDone = await run(() => inTurn(() => write(ids)));
      // The next one is on its way.
      if (latest.current === ids) setWanted(undefined);
      if (isDone) offerUndo(t`The order has been changed.`, t`Undo`, () => undo(before));
    },
  };
}
