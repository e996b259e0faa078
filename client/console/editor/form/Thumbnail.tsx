import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { SmallPicture } from '../../screens/partner/SmallPicture.tsx';

type Props = {
  url: string;
  /** What stands in place of a picture that cannot be loaded: by default a text. */
  fallback?: ReactNode;
};

/** A small version of one of the site's pictures. */
export function Thumbnail({ url, fallback = <NotShown /> }: Props) {
  const [failed, setFailed] = useState<string>();
  const address = url.startsWith('/files/') ? url : undefined;
  if (!address || failed === address) return fallback;
  return (
    <SmallPicture key={address} className="Thumbnail" url={address} onMissing={() => setFailed(address)} />
  );
}

const NotShown = () => (
  <p className="Field-help">
    <Trans>This picture cannot be shown.</Trans>
  </p>
);
