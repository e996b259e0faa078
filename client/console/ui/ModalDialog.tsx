import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { FieldProblems } from './field-problems.ts';
import { DialogHold } from './hold-dialog.ts';

type Props = {
  title: ReactNode;
  className?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Gets a function that closes the dialog. */
  children: (close: () => void) => ReactNode;
};

/** A dialog over the screen. Inside a `DialogTrigger` it opens by itself. `useHoldDialog` prevents that it is closed. */
export function ModalDialog({ title, className = '', isOpen, onOpenChange, children }: Props) {
  const { t } = useLingui();
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const isHeld = holds > 0;
  const context = useMemo(() => ({ isHeld, hold }), [isHeld, hold]);
  return (
    <ModalOverlay
      className="Dialog-overlay"
      isDismissable={!isHeld}
      isKeyboardDismissDisabled={isHeld}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Modal className={`Dialog ${className}`}>
        <Dialog>
          {({ close }) => (
            <DialogHold value={context}>
              <div className="Dialog-head">
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                {/* On a phone the dialog leaves little room to tap beside it, and there is no Escape key. */}
                <Button
                  slot="close"
                  className="Button Button--quiet"
                  aria-label={t`Close this dialog`}
                  isDisabled={isHeld}
                >
                  ×
                </Button>
              </div>
              {/* They belong to the field that opens it. */}
              <FieldProblems value={null}>{children(close)}</FieldProblems>
            </DialogHold>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
