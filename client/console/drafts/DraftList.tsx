import './drafts.css';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { usePartner } from '../screens/partner/use-partner.ts';
import { Button } from '../ui/Button.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { DraftItem } from './DraftItem.tsx';

type Props = {
  /** The draft in the editor. */
  open?: number | null;
  /** Is called when a draft is going to be opened. */
  onOpen?: () => void;
};

/** How many drafts are shown at first. Each has its changes counted. */
const few = 5;

/** The drafts of all operators, last saved first. */
export function DraftList({ open = null, onOpen }: Props) {
  const { code } = usePartner();
  const [isAll, setAll] = useState(false);
  const drafts = useCall('drafts', { code });
  return (
    <LoadState read={drafts} rows={3}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p>
            <Trans>There are no drafts. The first change in the editor begins one.</Trans>
          </p>
        ) : (
          <>
            <ol>
              {(isAll ? rows : rows.slice(0, few)).map((draft, index) => (
                <DraftItem
                  key={draft.id}
                  draft={draft}
                  isOpen={draft.id === open}
                  isCounted={index < few}
                  {...(onOpen && { onOpen })}
                />
              ))}
            </ol>
            {!isAll && rows.length > few && (
              <Button kind="quiet" onPress={() => setAll(true)}>
                <Plural value={rows.length} one="Show # draft" other="Show all # drafts" />
              </Button>
            )}
          </>
        )
      }
    </LoadState>
  );
}
