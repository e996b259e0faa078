import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useRevalidator, useRouteLoaderData } from 'react-router';
import type { Operator } from '#schemas/operator/session-calls.ts';
import { call } from '../../api/call.ts';
import { signOut } from '../../api/session.ts';
import { refresh } from '../../api/use-call.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Notifications } from './notifications/Notifications.tsx';
import { Tokens } from './tokens/Tokens.tsx';

/** Name, language and password of the signed-in operator. */
export function Component() {
  const { t } = useLingui();
  const operator = useRouteLoaderData<Operator>('signed-in');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const naming = useAction();
  const [isChangingPassword, setChangingPassword] = useState(false);
  const leaving = useAction();
  useTitle(t`Your account`);
  if (!operator) return null;

  const failed = (error: unknown) => showToast(errorText(error));
  async function saveName(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Enter in the only text field sends the form, whether its button waits or not.
    if (naming.isBusy) return;
    const name = String(new FormData(event.currentTarget).get('name'));
    if (!(await naming.run(() => call('updateAccount', {}, { name })))) return;
    showToast(t`Saved.`);
    await revalidate();
  }
  async function savePassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setProblem(undefined);
    setChangingPassword(true);
    try {
      const [currentPassword, newPassword] = ['currentPassword', 'newPassword'].map((name) =>
        String(data.get(name)),
      );
      await call('updateAccount', {}, { currentPassword, newPassword });
      form.reset();
      showToast(
        t`Your password has been changed. Other devices are signed out, and your tokens are revoked.`,
      );
      await refresh('tokens');
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setChangingPassword(false);
    }
  }
  const leave = () => leaving.run(() => signOut(true).then((isDone) => isDone && navigate('/sign-in')));

  return (
    <main className="Screen Account">
      <div className="Screen-head">
        <h1>
          <Trans>Your account</Trans>
        </h1>
        <Link to="/partners">
          <Trans>All sites</Trans>
        </Link>
      </div>
      <form className="Card Account-part" onSubmit={(event) => void saveName(event)}>
        <p>{operator.email}</p>
        <TextField label={t`Name`} name="name" defaultValue={operator.name} isRequired maxLength={80} />
        <LanguageChoice onChosen={(language) => void call('updateAccount', {}, { language }).catch(failed)} />
        <Button type="submit" isPending={naming.isBusy}>
          <Trans>Save</Trans>
        </Button>
      </form>
      <form className="Card Account-part" onSubmit={(event) => void savePassword(event)}>
        <h2>
          <Trans>Password</Trans>
        </h2>
        {problem && (
          <p className="Notice" role="alert">
            {problem}
          </p>
        )}
        <TextField
          label={t`Current password`}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <TextField
          label={t`New password`}
          help={t`At least 10 characters, 5 of them different.`}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          minLength={10}
          isRequired
        />
        <Button type="submit" isPending={isChangingPassword}>
          <Trans>Change password</Trans>
        </Button>
      </form>
      <Notifications />
      <Tokens />
      <div className="Card Account-part">
        <h2>
          <Trans>Devices</Trans>
        </h2>
        <p>
          <Trans>
            Signs you out on all devices, here too. Your tokens and the invitations you sent that are still
            open end as well.
          </Trans>
        </p>
        <Button kind="danger" isPending={leaving.isBusy} onPress={() => void leave()}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </div>
    </main>
  );
}
