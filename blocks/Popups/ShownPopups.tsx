import { useCallback, useMemo, useState } from 'react';
import { usePage } from '#engine/context/use-page.tsx';
import type { PopupRow } from '#schemas/api/popups.ts';
import { choosePopups } from './choose-popups.ts';
import { isDismissed } from './dismissal.ts';
import { GridPopups } from './GridPopups.tsx';
import { LayerPopup } from './LayerPopup.tsx';
import { useViewport } from './use-viewport.ts';

/** What was closed stays closed until the site is loaded anew, also when the visitor comes back to the page. */
const closed = new Set<number>();

/** The popups that are left for this page, this device and this visitor. */
export default function ShownPopups({ rows }: { rows: readonly PopupRow[] }) {
  const { path, pageKey, config } = usePage();
  const viewport = useViewport();
  const { device } = viewport;
  const [round, setRound] = useState(0);
  const close = useCallback((...ids: number[]) => {
    for (const id of ids) closed.add(id);
    setRound((last) => last + 1);
  }, []);
  // A popup that is being ticked off has its cookie before it is gone: cookies count where the list is made anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each closing makes the list anew
  const popups = useMemo(
    () =>
      choosePopups(rows, {
        path,
        pageKey,
        device,
        isDismissed: (id) => closed.has(id) || isDismissed(document.cookie, id),
      }),
    [rows, path, pageKey, device, round],
  );
  const [first] = popups;
  if (!first) return null;
  if (config.popupType === 'GRID')
    return <GridPopups popups={popups} viewport={viewport} device={device} onClose={close} />;
  return (
    <LayerPopup key={first.popup.id} chosen={first} viewport={viewport} device={device} onClose={close} />
  );
}
