import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** A small version of one of the site's pictures, proxied by the console's server, or a text if it cannot be loaded. */
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
