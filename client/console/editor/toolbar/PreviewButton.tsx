import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { call, type ResponseOf } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useSession } from '../draft/session-context.ts';

/** Days for which a preview link works. */
const days = 7;

/** A link to the draft for people without an account. */
export function PreviewButton() {
  const { t } = useLingui();
  const { code, saver } = useSession();
  const errorText = useErrorText();
  const [link, setLink] = useState<ResponseOf<'previewToken'>>();
  const [error, setError] = useState<unknown>();
  const make = async () => {
    setLink(undefined);
    setError(undefined);
    try {
      await saver.flush();
      const { saved, base } = saver.now();
      const of = saved ? { draft: saved.id } : { revision: base ?? 1 };
      setLink(await call('previewToken', { code }, { of, minutes: days * 24 * 60 }));
    } catch (reason) {
      setError(reason);
    }
  };
  const copy = () =>
    navigator.clipboard.writeText(link?.url ?? '').then(
      () => showToast(t`The link has been copied.`),
      () => showToast(t`The browser did not allow copying. Select the link and copy it.`),
    );
  return (
    <DialogTrigger onOpenChange={(isOpen) => isOpen && void make()}>
      <Button>
        <Trans>Preview link</Trans>
      </Button>
      <ModalDialog title={<Trans>Preview link</Trans>}>
        {(close) => (
          <>
            <p>
              <Trans>
                Whoever has this link sees the draft as it is, for {days} days. No account is needed.
              </Trans>
            </p>
            {error !== undefined && <p role="alert">{errorText(error)}</p>}
            <TextField label={t`Link`} value={link?.url ?? '…'} isReadOnly />
            <div className="Dialog-buttons">
              <Button onPress={close}>
                <Trans>Close</Trans>
              </Button>
              {link && (
                <a className="Button" href={link.url} target="_blank" rel="noreferrer">
                  <Trans>Open</Trans>
                </a>
              )}
              <Button kind="primary" isDisabled={!link} onPress={() => void copy()}>
                <Trans>Copy</Trans>
              </Button>
            </div>
          </>
        )}
      </ModalDialog>
    </DialogTrigger>
  );
}
