import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { useErrorText } from './error-text.ts';
import { ModalDialog } from './ModalDialog.tsx';

type Props = {
  title: ReactNode;
  /** What will happen, in a few words. */
  children: ReactNode;
  /** Label of the button that confirms. */
  confirm: ReactNode;
  isDangerous?: boolean;
  /** A failure is shown in the dialog, which stays open. */
  onConfirm: () => Promise<unknown>;
};

/** Asks before something is done. Stands inside a `DialogTrigger`. */
export function ConfirmDialog({ title, children, confirm, isDangerous = false, onConfirm }: Props) {
  return (
    <ModalDialog title={title}>
      {(close) => (
        <>
          <div>{children}</div>
          <Choice confirm={confirm} isDangerous={isDangerous} onConfirm={onConfirm} close={close} />
        </>
      )}
    </ModalDialog>
  );
}

type ChoiceProps = Pick<Props, 'confirm' | 'onConfirm'> & { isDangerous: boolean; close: () => void };

function Choice({ confirm, isDangerous, onConfirm, close }: ChoiceProps) {
  const errorText = useErrorText();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
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
          onPress={() => void accept()}
          autoFocus
        >
          {confirm}
        </Button>
      </DialogButtons>
    </>
  );
}
