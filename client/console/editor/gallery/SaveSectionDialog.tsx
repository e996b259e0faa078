import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import type { CopiedNode } from '#schemas/operator/section-calls.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/DialogButtons.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = {
  code: string;
  /** The section to save; undefined while the dialog is closed. */
  section: { node: CopiedNode; name: string } | undefined;
  onClose: () => void;
};

/** Asks for the name under which the team finds a section in the gallery. */
export function SaveSectionDialog({ code, section, onClose }: Props) {
  return (
    <ModalDialog
      title={<Trans>Save to use again</Trans>}
      isOpen={section !== undefined}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
    >
      {() => section && <NameForm code={code} {...section} onClose={onClose} />}
    </ModalDialog>
  );
}

type NameProps = { code: string; node: CopiedNode; name: string; onClose: () => void };

function NameForm({ code, node, name: suggested, onClose }: NameProps) {
  const { t } = useLingui();
  const { isBusy, run } = useAction();
  const [name, setName] = useState(suggested.slice(0, 80));
  const save = async () => {
    const isSaved = await run(() => call('saveSection', { code }, { name, node }));
    if (!isSaved) return;
    void refresh('savedSections');
    showToast(t`Saved. It is in the gallery of your team, under “Saved”.`);
    onClose();
  };
  return (
    <Form
      className="Form-plain"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t`Name`}
        help={t`It is a copy: changing the block later does not change what is saved.`}
        value={name}
        onChange={setName}
        maxLength={80}
        isRequired
        autoFocus
      />
      <DialogButtons onCancel={onClose}>
        <Button kind="primary" type="submit" isPending={isBusy} isDisabled={name.trim() === ''}>
          <Trans>Save</Trans>
        </Button>
      </DialogButtons>
    </Form>
  );
}
