import type { CSSProperties } from 'react';
import type { z } from 'zod';
import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { imageUrl, nearestWidth } from '#engine/image/widths.ts';
import { plain, type Resolved } from '#schemas/layout/text.ts';
import type { schema } from './schema.ts';

type Data = Resolved<z.output<typeof schema>>;

/** The logo, linking home, or the partner's name if there is no image. */
export function HeaderLogo({ data, label }: { data: Data; label: (name: string) => string }) {
  const { partner } = usePage();
  const { logo, logoHeight, logoHeightDesktop } = data;
  const name = logo.alt ?? partner.displayName;
  const url = logo.image ?? partner.partnerLogoImageUrl;
  const height = Math.max(logoHeight, logoHeightDesktop);
  const width = Math.round(height * logo.ratio);
  const size = {
    '--logo-height': `${logoHeight}px`,
    '--logo-height-desktop': `${logoHeightDesktop}px`,
    '--logo-ratio': logo.ratio,
  } as CSSProperties;
  return (
    <Link className="HeaderBar-logo" to="/" aria-label={label(plain(name))} style={size}>
      {url ? (
        <img
          className="HeaderBar-logoImage"
          src={imageUrl(url, nearestWidth(width * 2))}
          width={width}
          height={height}
          alt=""
        />
      ) : (
        <T as="span" className="HeaderBar-logoName" value={name} />
      )}
    </Link>
  );
}
