import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import useSWR from 'swr';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useSession } from '../draft/session-context.ts';

/** Days for which a preview link works. */
const days = 7;

/** A link to the draft for people without an account. It is made once what is unsaved has been saved. */
export function PreviewLink({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { code, saver } = useSession();
  const errorText = useErrorText();
  const [visit] = useState(() => crypto.randomUUID());
  const { data: link, error } = useSWR(
    ['preview-link', code, visit],
    async () => {
      await saver.flush();
      const { saved, base } = saver.now();
      const of = saved ? { draft: saved.id } : { revision: base ?? 1 };
      return call('previewToken', { code }, { of, minutes: days * 24 * 60 });
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const copy = () =>
    navigator.clipboard.writeText(link?.url ?? '').then(
      () => showToast(t`The link has been copied.`),
      () => showToast(t`The browser did not allow copying. Select the link and copy it.`),
    );
  return (
    <>
      <p>
        <Trans>Anyone with this link sees the draft as it is, for {days} days. No account is needed.</Trans>
      </p>
      {error !== undefined && <p role="alert">{errorText(error)}</p>}
      <TextField label={t`Link`} value={link?.url ?? '…'} isReadOnly />
      <div className="Dialog-buttons">
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
        {link && (
          <a className="Button" href={link.url} target="_blank" rel="noreferrer">
            <Trans context="a link">Open</Trans>
          </a>
        )}
        <Button kind="primary" isDisabled={!link} onPress={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </>
  );
}
