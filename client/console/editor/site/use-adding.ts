import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatPath } from '#engine/resolve/diagnostic.ts';
import type { Json } from '#schemas/json.ts';
import type { CopiedNode } from '#schemas/operator/section-calls.ts';
import { showToast } from '../../ui/toasts.tsx';
import { misfitOf } from '../tree/clipboard.ts';
import { focusRow } from '../tree/focus-row.ts';
import { followPlace, type PageNow } from '../tree/follow-place.ts';
import type { Place } from '../tree/places.ts';
import { useMisfitText } from '../tree/use-misfit-text.ts';
import type { NodeEdits } from './use-node-edits.ts';

/** The place to which the gallery adds a block. While it is open, others may move that place. */
export function useAdding(page: PageNow, insert: NodeEdits['insert']) {
  const { t } = useLingui();
  const misfitText = useMisfitText();
  const [chosen, setChosen] = useState<{ place: Place; before: Json | undefined }>();
  const close = () => setChosen(undefined);
  return {
    /** As it was chosen; undefined while the gallery is closed. */
    place: chosen?.place,
    open: (place: Place | undefined): void => setChosen(place && { place, before: page.document }),
    close,
    add(node: CopiedNode): void {
      if (!chosen) return;
      close();
      const place = followPlace(chosen.place, chosen.before, page);
      // Its inner blocks are not affected by the place.
      const { slots: _, ...alone } = node;
      const misfit = place && misfitOf(alone, place, page.blocks);
      if (misfit) showToast(misfitText(misfit));
      else if (!place)
        showToast(t`Nothing was added: somebody else has changed this place meanwhile. Choose another one.`);
      else {
        insert(node, place);
        void focusRow(formatPath(place.isSingle ? place.list : [...place.list, place.index]));
      }
    },
  };
}

export type Adding = ReturnType<typeof useAdding>;
