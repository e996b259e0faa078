import { Trans } from '@lingui/react/macro';
import type { PopupProblem } from '#schemas/operator/popup-problem.ts';

/** Why the popup cannot be saved yet. @param problem undefined: a field is missing or malformed */
export function PopupProblemText({ problem }: { problem: PopupProblem | undefined }) {
  switch (problem) {
    case 'POPUP_PERIOD':
      return <Trans>The popup has to end after it starts.</Trans>;
    case 'POPUP_TITLE_MISSING':
      return <Trans>Every slide needs a title in the main language.</Trans>;
    case 'POPUP_PICTURE_MISSING':
      return <Trans>Every slide needs a picture, for computers or for phones.</Trans>;
    case 'POPUP_LOCATION':
      return <Trans>Popups appear on whole pages: remove the page with ? or # and add it without.</Trans>;
    default:
      return <Trans>Errors are named at their fields.</Trans>;
  }
}
