import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** A small picture of the site; a text if it cannot be loaded. */
export function Thumbnail({ url, origin }: { url: string; origin: string }) {
  const [failed, setFailed] = useState<string>();
  const address = URL.canParse(url, origin) ? new URL(url, origin).href : undefined;
  if (!address || failed === address)
    return (
      <p className="Field-help">
        <Trans>This picture cannot be shown.</Trans>
      </p>
    );
  return <img className="Thumbnail" src={address} alt="" loading="lazy" onError={() => setFailed(address)} />;
}
