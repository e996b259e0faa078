import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const lifetimes = ['7', '30', '90', '365'] as const;
type Lifetime = (typeof lifetimes)[number];

export type NewToken = { name: string; token: string };

type Props = {
  /** The token that was made last, with its secret. */
  made: NewToken | undefined;
  onMade: (made: NewToken | undefined) => void;
};

/** Makes a token, which is shown once. */
export function TokenForm({ made, onMade }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [lifetime, setLifetime] = useState<Lifetime>('90');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = String(data.get('tokenName')).trim();
    const days = Number(lifetime);
    setBusy(true);
    setProblem(undefined);
    onMade(undefined);
    try {
      const currentPassword = String(data.get('password'));
      const { token } = await call('createToken', {}, { name, days, currentPassword });
      onMade({ name, token });
      form.reset();
      await refresh('tokens');
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className="Tokens-form" onSubmit={(event) => void make(event)}>
      <h3>
        <Trans>New token</Trans>
      </h3>
      {problem && (
        <p className="Notice" role="alert">
          {problem}
        </p>
      )}
      <TextField
        label={t`What it is for`}
        help={t`Such as the computer that will use it.`}
        name="tokenName"
        autoComplete="off"
        isRequired
        maxLength={80}
      />
      <Select
        label={t`Works for`}
        options={lifetimes.map((id) => ({ id, name: t`${id} days` }))}
        value={lifetime}
        onChange={setLifetime}
      />
      <TextField
        label={t`Your password`}
        name="password"
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <Button type="submit" isPending={isBusy}>
        <Trans>Make a token</Trans>
      </Button>
      <div role="status">{made && <MadeToken {...made} />}</div>
    </form>
  );
}

function MadeToken({ name, token }: NewToken) {
  return (
    <div className="Tokens-made">
      <p>
        <Trans>Copy the token {name} now: it is not shown again.</Trans>
      </p>
      <p>
        <code>{token}</code>
      </p>
      <CopyButton text={token}>
        <Trans>Copy the token</Trans>
      </CopyButton>
    </div>
  );
}
