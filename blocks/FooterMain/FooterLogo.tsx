import type { CSSProperties } from 'react';
import { classNames } from '#blocks/_ui/class-names.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { imageUrl, nearestWidth } from '#engine/image/widths.ts';

type Logo = { image?: string | undefined; width: number; ratio: number; isWhite?: boolean | undefined };

/** The logo, 100 px wide by default (SPEC section 9), or the partner's name if there is no image. */
export function FooterLogo({ logo, onDark }: { logo: Logo; onDark: boolean }) {
  const { partner } = usePage();
  // The partner's logo is made for the light header; an image chosen for the footer is shown unchanged.
  const isWhite = logo.isWhite ?? (onDark && !logo.image);
  const url = logo.image ?? partner.partnerLogoImageUrl;
  if (!url) return <p className="FooterMain-name">{partner.displayName}</p>;
  return (
    <img
      className={classNames('FooterMain-logo', isWhite && 'FooterMain-logo--white')}
      style={{ '--logo-ratio': logo.ratio } as CSSProperties}
      src={imageUrl(url, nearestWidth(logo.width * 2))}
      width={logo.width}
      height={Math.round(logo.width / logo.ratio)}
      alt={partner.displayName}
      loading="lazy"
      decoding="async"
    />
  );
}
