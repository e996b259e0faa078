import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import type { ResetTarget } from '../tree/moves.ts';
import type { TreeRow } from '../tree/page-tree.ts';
import { useRowNames } from '../tree/row-names.ts';
import { useResetText } from '../tree/use-reset-text.ts';

type Props = {
  row: TreeRow;
  /** Opens the gallery. */
  onAdd: () => void;
  /** What an emptied slot of the site can be left to; undefined if there is nothing. */
  back: ResetTarget | undefined;
  onLeave: (back: ResetTarget) => void;
};

/** What can be done with a slot: a block is added to it, and one that was emptied is left to the template again. */
export function SlotForm({ row, onAdd, back, onLeave }: Props) {
  const { title } = useRowNames()(row);
  const resetText = useResetText();
  return (
    <div className="Form">
      <h2>{title}</h2>
      {row.globalSlot ? (
        <>
          <p className="Field-help">
            {row.path[0] === 'pages' ? (
              <Trans>This place was emptied on this page: visitors see nothing here.</Trans>
            ) : (
              <Trans>This place was emptied on all pages: visitors see nothing here.</Trans>
            )}
          </p>
          <Button kind="primary" onPress={onAdd}>
            <Trans>Add a block</Trans>
          </Button>
          {back && <Button onPress={() => onLeave(back)}>{resetText(back.to)}</Button>}
        </>
      ) : (
        <p className="Field-help">
          <Trans>Blocks can be added here.</Trans>
        </p>
      )}
    </div>
  );
}
