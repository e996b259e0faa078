import type { CSSProperties } from 'react';
import { classNames } from '#blocks/_ui/class-names.ts';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { inkOn } from '#engine/domain/color/ink-on.ts';
import { telHref } from '#engine/domain/partner/tel-href.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { BusinessDetails } from './BusinessDetails.tsx';
import { FooterHours } from './FooterHours.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { FooterLogo } from './FooterLogo.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import type { meta, schema } from './schema.ts';
import { socialLinks } from './social-links.ts';

/** The site footer (SPEC section 2, Footer). */
export default function FooterMain({ id, data, slots }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { partner, marketing } = usePage();
  const tel = telHref(partner.partnerTel, partner.partnerInternationalTelCode);
  const hasChannels = socialLinks(marketing, data.social).length > 0;
  const copyright = data.copyright ?? partner.partnerCopyRight;
  const ink = data.background ? inkOn(data.background) : undefined;
  const look = classNames('FooterMain', `FooterMain--${data.variant}`, ink && `FooterMain--${ink}`);
  const style = data.background ? ({ '--footer-bg': data.background } as CSSProperties) : undefined;
  return (
    <footer id={id} className={look} style={style}>
      <div className="FooterMain-inner">
        {data.statement && <T as="p" className="FooterMain-statement" value={data.statement} />}
        <div className="FooterMain-facts">
          {(data.contactText || tel || hasChannels) && (
            <div>
              <h2 className="FooterMain-heading">
                <T value={data.contactTitle ?? t('contact')} />
              </h2>
              {tel && (
                <a className="FooterMain-tel" href={tel}>
                  {partner.partnerTel}
                </a>
              )}
              {data.contactText && <T as="p" className="FooterMain-text" value={data.contactText} />}
              <SocialLinks kinds={data.social} />
            </div>
          )}
          {data.hasHours && <FooterHours note={data.hoursNote} />}
        </div>
        <FooterLinks links={data.links} />
        <div className="FooterMain-base">
          <FooterLogo logo={data.logo} onDark={ink !== 'dark'} />
          {slots.branches && <div className="FooterMain-branches">{slots.branches}</div>}
          <BusinessDetails />
          {copyright && <T as="p" className="FooterMain-copyright" value={copyright} />}
        </div>
      </div>
    </footer>
  );
}
