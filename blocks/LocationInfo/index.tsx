import { Button } from '#blocks/_ui/Button.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { withNoWrapNames } from '#blocks/_ui/no-wrap-names.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { telHref } from '#engine/domain/partner/tel-href.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { Directions } from './Directions.tsx';
import { MapPanel } from './MapPanel.tsx';
import { mapLinks } from './map-links.ts';
import type { meta, schema } from './schema.ts';

/** Where the clinic is and how to get there (SPEC section 2, Location). */
export default function LocationInfo({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { partner, origin } = usePage();
  const address = partner.partnerAddress;
  const tel = telHref(partner.partnerTel, partner.partnerInternationalTelCode);
  const links = mapLinks(partner, origin);
  const hasParking = Boolean(partner.partnerParkingInfo || partner.partnerParkingNotice);
  return (
    <HeadedSection
      id={id}
      className={`LocationInfo LocationInfo--${data.variant}`}
      data={data}
      defaultTitle={t('title')}
      hideRepeated
    >
      <div className="LocationInfo-body">
        <div className="LocationInfo-map">
          {data.image ? (
            <Image
              image={data.image}
              sizes="(max-width: 1024px) 100vw, 760px"
              className="LocationInfo-image"
            />
          ) : (
            <MapPanel />
          )}
        </div>
        <div className="LocationInfo-words">
          {address && (
            <div>
              <h3 className="LocationInfo-label">{t('address')}</h3>
              <address className="LocationInfo-place">{withNoWrapNames(address)}</address>
              {tel && (
                <a className="LocationInfo-tel" href={tel}>
                  <Icon name="phone" size={18} />
                  {partner.partnerTel}
                </a>
              )}
              <Button
                variant="line"
                size="s"
                className="LocationInfo-copy"
                data-copy={address}
                data-copy-done={t('copied')}
                data-copy-failed={t('copyFailed')}
              >
                <Icon name="copy" size={16} />
                {t('copy')}
              </Button>
            </div>
          )}
          {links.length > 0 && (
            <ul className="LocationInfo-apps" aria-label={t('maps')}>
              {links.map(({ app, url, appUrl, androidPackage }) => (
                <li key={app}>
                  <Button
                    to={url}
                    variant="soft"
                    size="s"
                    data-app-url={appUrl}
                    data-app-package={androidPackage}
                  >
                    {t(app)}
                    <Icon name="arrow-up-right" size={16} />
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {data.showWays && (
        <div className="LocationInfo-ways">
          <Directions subway={partner.wayToPartnerBySubway} bus={partner.wayToPartnerByBus} />
          {hasParking && (
            <div className="LocationInfo-way">
              <h3 className="LocationInfo-label">
                <Icon name="parking" size={20} />
                {t('parking')}
              </h3>
              <Html html={partner.partnerParkingInfo} className="LocationInfo-html" />
              <Html html={partner.partnerParkingNotice} className="LocationInfo-html LocationInfo-notice" />
            </div>
          )}
        </div>
      )}
    </HeadedSection>
  );
}
