import { Trans } from '@lingui/react/macro';

/** What to do about a forgotten password on a server that sends no mail. */
export const AskAdministrator = () => (
  <p>
    <Trans>
      If you forgot your password, ask an administrator for a link to set a new one. This server does not send
      email.
    </Trans>
  </p>
);
