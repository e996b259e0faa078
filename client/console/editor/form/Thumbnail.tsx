import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** A small picture of the site's files, which the console's server passes on; a text if it cannot be loaded. */
export function Thumbnail({ url }: { url: string }) {
  const [failed, setFailed] = useState<string>();
  const address = url.startsWith('/files/') ? url : undefined;
  if (!address || failed === address)
    return (
      <p className="Field-help">
        <Trans>This picture cannot be shown.</Trans>
      </p>
    );
  return <img className="Thumbnail" src={address} alt="" loading="lazy" onError={() => setFailed(address)} />;
}
