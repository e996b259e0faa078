import { Button } from '#blocks/_ui/Button.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { consentCategories } from '#schemas/site/site-event.ts';
import type { meta, schema } from './schema.ts';

/**
 * Asks which services may load. It is hidden until a script shows it (client/visitor/vendors/show-banner.ts): without
 * scripts no service loads, so there is nothing to ask. It lies over the page and moves nothing.
 */
export default function ConsentBanner({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { vendors = [], config, locale } = usePage();
  if (vendors.length === 0 || config.trackingConsent === 'none') return null;
  const groups = consentCategories
    .map((category) => ({
      category,
      rows: vendors.filter(({ categories }) => categories.includes(category)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <section
      id={id}
      className="ConsentBanner"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-consent-banner
    >
      <div className="ConsentBanner-area">
        <div className="ConsentBanner-panel">
          <h2 id={`${id}-title`} className="ConsentBanner-title">
            <T value={data.title ?? t('title')} />
          </h2>
          <T as="p" className="ConsentBanner-text" value={data.text ?? t('text')} />
          <details className="ConsentBanner-more">
            <summary className="ConsentBanner-summary">{t('more')}</summary>
            {groups.map(({ category, rows }) => (
              <div key={category} className="ConsentBanner-group">
                <label className="ConsentBanner-choice">
                  <input type="checkbox" className="ConsentBanner-box" data-consent-category={category} />
                  <span>{t(category)}</span>
                </label>
                <ul className="ConsentBanner-list">
                  {rows.map(({ name, label, purpose }) => (
                    <li key={name}>
                      <b>{label}</b> {purpose[locale]}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <Button variant="line" size="s" data-consent-answer="chosen">
              {t('save')}
            </Button>
          </details>
          <div className="ConsentBanner-actions">
            <Button variant="line" className="ConsentBanner-action" data-consent-answer="none">
              {t('refuse')}
            </Button>
            <Button className="ConsentBanner-action" data-consent-answer="all">
              {t('accept')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
