import './tokens.css';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { LoadState } from '../../../ui/LoadState.tsx';
import { type NewToken, TokenForm } from './TokenForm.tsx';
import { TokenRows } from './TokenRows.tsx';

/** The operator's tokens for the command line. */
export function Tokens() {
  const tokens = useCall('tokens', {});
  const [made, setMade] = useState<NewToken>();
  const heading = useRef<HTMLHeadingElement>(null);
  function onRevoked() {
    // It may be the one that was revoked.
    setMade(undefined);
    // The button that was pressed is gone with its row.
    heading.current?.focus();
  }
  return (
    <section className="Card Account-part Tokens" aria-labelledby="tokens">
      <h2 id="tokens" ref={heading} tabIndex={-1}>
        <Trans>Tokens for the command line</Trans>
      </h2>
      <p>
        <Trans>
          With a token, the commands of <code>maru</code> work on your sites from another computer, as you.
          Revoke a token that is lost or no longer needed.
        </Trans>
      </p>
      <LoadState read={tokens} rows={2}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="Tokens-about">
              <Trans>You have no tokens.</Trans>
            </p>
          ) : (
            <TokenRows rows={rows} onRevoked={onRevoked} />
          )
        }
      </LoadState>
      <TokenForm made={made} onMade={setMade} />
    </section>
  );
}
