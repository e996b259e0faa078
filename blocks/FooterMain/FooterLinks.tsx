import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { Text } from '#schemas/layout/text.ts';

const terms = '/terms/terms-of-service';
const privacy = '/terms/privacy-policy';
const charges = '/info/medical-charge';

/**
 * The configured links, the list of non-covered charges if the partner shows it (`useMedicalCharge`), then terms and
 * privacy unless configured. Those two open in a new tab (SPEC section 2). Last, where services measure visits, a button
 * that shows the visitor's choice.
 */
export function FooterLinks({ links }: { links: readonly { url: string; title: Text }[] }) {
  const t = useMessages();
  const { config, vendors = [] } = usePage();
  const isAsked = vendors.length > 0 && config.trackingConsent !== 'none';
  const legal = [
    ...(config.useMedicalCharge ? [{ url: charges, title: t('charges') }] : []),
    { url: terms, title: t('terms') },
    { url: privacy, title: t('privacy') },
  ].filter(({ url }) => !links.some((link) => link.url === url));
  return (
    <nav className="FooterMain-nav" aria-label={t('links')}>
      <ul className="FooterMain-links">
        {[...links, ...legal].map(({ url, title }) => (
          <li key={url}>
            {url === terms || url === privacy ? (
              <Link
                className="FooterMain-link FooterMain-link--legal"
                to={url}
                target="_blank"
                rel="noopener"
              >
                <T value={title} />
                <span className="u-hidden"> ({t('newTab')})</span>
              </Link>
            ) : (
              <Link className="FooterMain-link" to={url}>
                <T value={title} />
              </Link>
            )}
          </li>
        ))}
        {isAsked && (
          <li className="FooterMain-consent">
            <button type="button" className="FooterMain-link" data-consent-answer="open">
              {t('consent')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
