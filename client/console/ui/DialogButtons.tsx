import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useIsDialogHeld } from './hold-dialog.ts';

type Props = {
  /** Closes the dialog without doing anything. */
  onCancel: () => void;
  /** Where nothing is to be filled in and the other button destroys something. */
  isCancelFocused?: boolean;
  className?: string;
  /** The button that does what the dialog is about. */
  children: ReactNode;
};

/** The buttons at the end of a dialog: the way out of it first, then what it is about. */
export function DialogButtons({ onCancel, isCancelFocused = false, className = '', children }: Props) {
  return (
    <div className={`Dialog-buttons ${className}`}>
      <Button onPress={onCancel} isDisabled={useIsDialogHeld()} autoFocus={isCancelFocused}>
        <Trans>Cancel</Trans>
      </Button>
      {children}
    </div>
  );
}
