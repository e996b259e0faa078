import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { Button } from '../../../ui/Button.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { useUnsentText } from './use-unsent-text.ts';

type Props = {
  /** Key under which the unsent text is stored. */
  id: string;
  /** When the answer was given that the text replaces; null if there was none. */
  of: string | null;
  label: ReactNode;
  help: ReactNode;
  initial?: string;
  submit: ReactNode;
  maxLength: number;
  onSubmit: (text: string) => Promise<unknown>;
  /** Leaves the form without sending; absent if there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
};

/** Writes an answer, from a template or freely. */
export function AnswerForm(props: Props) {
  const { id, of, label, help, initial = '', submit, maxLength, onSubmit, onCancel } = props;
  const errorText = useErrorText();
  const [text, change, clear] = useUnsentText(id, initial, of);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await onSubmit(text.trim());
      clear();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  const insert = (inserted: string) =>
    change(text.trim() === '' ? inserted : `${text.trimEnd()}\n\n${inserted}`);
  return (
    <div className="Inbox-answer">
      {/* Outside of the form: else a template would submit the answer, since React passes events on from dialogs. */}
      <DialogTrigger>
        <Button>
          <Trans>Templates</Trans>
        </Button>
        <TemplatesDialog text={text} onInsert={insert} />
      </DialogTrigger>
      <form className="Inbox-answer-form" onSubmit={(event) => void send(event)}>
        <TextField
          label={label}
          help={help}
          maxLength={maxLength}
          isLong
          rows={6}
          isRequired
          value={text}
          onChange={change}
          error={problem}
        />
        <div className="Row">
          <Button type="submit" kind="primary" isPending={isBusy} isDisabled={text.trim() === ''}>
            {submit}
          </Button>
          {onCancel && (
            <Button
              onPress={() => {
                clear();
                onCancel();
              }}
            >
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
