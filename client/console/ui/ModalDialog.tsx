import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

type Props = {
  title: ReactNode;
  className?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Gets a function that closes the dialog. */
  children: (close: () => void) => ReactNode;
};

/** A dialog over the screen. Inside a `DialogTrigger` it opens by itself. */
export function ModalDialog({ title, className = '', isOpen, onOpenChange, children }: Props) {
  const { t } = useLingui();
  return (
    <ModalOverlay
      className="Dialog-overlay"
      isDismissable
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Modal className={`Dialog ${className}`}>
        <Dialog>
          {({ close }) => (
            <>
              <div className="Dialog-head">
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                {/* On a phone the dialog leaves little room to tap beside it, and there is no Escape key. */}
                <Button slot="close" className="Button Button--quiet" aria-label={t`Close this dialog`}>
                  ×
                </Button>
              </div>
              {children(close)}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
