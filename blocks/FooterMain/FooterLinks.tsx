import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { Text } from '#schemas/layout/text.ts';

type FooterLink = { url: string; title: Text };

const terms = '/terms/terms-of-service';
const privacy = '/terms/privacy-policy';
const charges = '/info/medical-charge';

/**
 * The configured links, the list of non-covered charges if the partner shows it (`useMedicalCharge`), then terms and
 * privacy unless configured. Those two open in a new tab (SPEC section 2) and move to the next row together. Last, where
 * services measure visits, a button that shows the visitor's choice.
 */
export function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  const t = useMessages();
  const { config, vendors = [] } = usePage();
  const isAsked = vendors.length > 0 && config.trackingConsent !== 'none';
  const isNew = ({ url }: FooterLink) => !links.some((link) => link.url === url);
  const pages = [
    ...links,
    ...(config.useMedicalCharge ? [{ url: charges, title: t('charges') }] : []).filter(isNew),
  ];
  const legal = [
    { url: terms, title: t('terms') },
    { url: privacy, title: t('privacy') },
  ].filter(isNew);
  return (
    <nav className="FooterMain-nav" aria-label={t('links')}>
      {pages.length > 0 && (
        <ul className="FooterMain-links">
          <Items links={pages} />
        </ul>
      )}
      {(legal.length > 0 || isAsked) && (
        <ul className="FooterMain-links">
          <Items links={legal} />
          {isAsked && (
            <li className="FooterMain-consent">
              <button type="button" className="FooterMain-link" data-consent-answer="open">
                {t('consent')}
              </button>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}

function Items({ links }: { links: readonly FooterLink[] }) {
  const t = useMessages();
  return links.map(({ url, title }) => (
    <li key={url}>
      {url === terms || url === privacy ? (
        <Link className="FooterMain-link FooterMain-link--legal" to={url} target="_blank" rel="noopener">
          <T value={title} />
          <span className="u-hidden"> ({t('newTab')})</span>
        </Link>
      ) : (
        <Link className="FooterMain-link" to={url}>
          <T value={title} />
        </Link>
      )}
    </li>
  ));
}
