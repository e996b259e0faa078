import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

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
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {children(close)}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
