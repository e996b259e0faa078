import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { useErrorText } from './error-text.ts';
import { useHoldDialog } from './hold-dialog.ts';
import { ModalDialog } from './ModalDialog.tsx';

type Props = {
  title: ReactNode;
  /** What will happen, in a few words. */
  children: ReactNode;
  /** Label of the button that confirms. */
  confirm: ReactNode;
  isDangerous?: boolean;
  /** There is nothing to confirm yet. */
  isDisabled?: boolean;
  /** A failure is shown in the dialog, which stays open. */
  onConfirm: () => Promise<unknown>;
};

/** Asks before something is done. Stands inside a `DialogTrigger`. */
export function ConfirmDialog({ title, children, ...choice }: Props) {
  return (
    <ModalDialog title={title}>
      {(close) => (
        <>
          <div>{children}</div>
          <Choice {...choice} close={close} />
        </>
      )}
    </ModalDialog>
  );
}

type ChoiceProps = Omit<Props, 'title' | 'children'> & { close: () => void };

function Choice({ confirm, isDangerous = false, isDisabled = false, onConfirm, close }: ChoiceProps) {
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useHoldDialog(isBusy);
  async function accept() {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      close();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }
  return (
    <>
      {problem && (
        <p className="Notice" role="alert">
          {problem}
        </p>
      )}
      <DialogButtons onCancel={close}>
        <Button
          kind={isDangerous ? 'danger' : 'primary'}
          isPending={isBusy}
          isDisabled={isDisabled}
          onPress={() => void accept()}
          autoFocus
        >
          {confirm}
        </Button>
      </DialogButtons>
    </>
  );
}
