import { Trans, useLingui } from '@lingui/react/macro';
import { DialogTrigger } from 'react-aria-components';
import type { CliToken } from '#schemas/operator/token-calls.ts';
import { CallError, call } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Time } from '../../../ui/Time.tsx';
import { showToast } from '../../../ui/toasts.tsx';

type Props = { rows: readonly CliToken[]; onRevoked: () => void };

/** The tokens, each with a button that revokes it. */
export function TokenRows({ rows, onRevoked }: Props) {
  return (
    <ul className="Tokens-list">
      {rows.map((token) => (
        <TokenRow key={token.id} token={token} onRevoked={onRevoked} />
      ))}
    </ul>
  );
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

function TokenRow({ token, onRevoked }: { token: CliToken; onRevoked: () => void }) {
  const { t } = useLingui();
  const { id, name, createdAt, lastUsedAt, expiresAt } = token;
  async function revoke() {
    try {
      await call('revokeToken', { id });
    } catch (error) {
      // It has expired since, or was revoked elsewhere.
      if (!(error instanceof CallError) || error.status !== 404) throw error;
    }
    showToast(t`Revoked: ${name} no longer works.`);
    await refresh('tokens');
    onRevoked();
  }
  return (
    <li className="Tokens-one">
      <div>
        <strong>{name}</strong>
        <p className="Tokens-about">
          {lastUsedAt ? (
            <Trans>
              Last used <Time at={lastUsedAt} timeZone={timeZone} />
            </Trans>
          ) : (
            <Trans>Never used</Trans>
          )}
        </p>
        <p className="Tokens-about">
          <Trans>
            Made <Time at={createdAt} timeZone={timeZone} />
          </Trans>
        </p>
        <p className="Tokens-about">
          <Trans>
            Works until <Time at={expiresAt} timeZone={timeZone} />
          </Trans>
        </p>
      </div>
      <DialogTrigger>
        <Button kind="danger" aria-label={t`Revoke ${name}`}>
          <Trans>Revoke</Trans>
        </Button>
        <ConfirmDialog
          title={<Trans>Revoke {name}?</Trans>}
          confirm={<Trans>Revoke</Trans>}
          isDangerous
          onConfirm={revoke}
        >
          <Trans>Commands that use it are refused at once. This cannot be undone.</Trans>
        </ConfirmDialog>
      </DialogTrigger>
    </li>
  );
}
