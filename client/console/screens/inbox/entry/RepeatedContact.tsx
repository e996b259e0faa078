import { Trans } from '@lingui/react/macro';

/** Warns of a contact that may not be the sender's own. */
export const RepeatedContact = () => (
  <Trans>
    This contact was used many times, from several networks, so perhaps by somebody else. Please check with
    the visitor first.
  </Trans>
);
