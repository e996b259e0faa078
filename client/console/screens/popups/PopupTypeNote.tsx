import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { PopupSettings } from '#schemas/site/popup-settings.ts';

/** How popups appear on this site, which is configuration and not a matter of one popup. */
export function PopupTypeNote({ settings }: { settings: PopupSettings }) {
  const { popupType, popupGridWidthCount, isPopupDimmed } = settings;
  return (
    <p className="Field-help">
      {popupType === 'GRID' ? (
        <Trans>They appear all at once, up to {popupGridWidthCount} in a row.</Trans>
      ) : isPopupDimmed ? (
        <Trans>They appear one after another over the dimmed page.</Trans>
      ) : (
        <Trans>They appear one after another.</Trans>
      )}{' '}
      <Link to="../settings">
        <Trans>Configuration of the clinic</Trans>
      </Link>
    </p>
  );
}
