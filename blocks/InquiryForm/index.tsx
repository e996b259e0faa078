import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { inquiryAnchor } from '#engine/route/reserve-path.ts';
import type { BlockProps } from '#registry/contract.ts';
import { InquiryFields } from './InquiryFields.tsx';
import type { schema } from './schema.ts';

/**
 * Where reserve buttons lead at a clinic without a reservation widget: a form that asks to be called back. Once it was
 * sent the page says so in its place.
 */
export default function InquiryForm({ id, data }: BlockProps<typeof schema>) {
  const t = useMessages();
  const { config, form, path } = usePage();
  if (config.useWidget && data.shown === 'withoutWidget') return null;
  const isDone = data.done === 'inquired' && !form;
  return (
    <HeadedSection
      id={id}
      className="InquiryForm"
      data={{ width: 'narrow', ...data, description: isDone ? undefined : (data.description ?? t('lead')) }}
      defaultTitle={t('title')}
    >
      <div id={inquiryAnchor} className="InquiryForm-place">
        {isDone ? (
          <div className="InquiryForm-done" role="status">
            <Icon name="success" size={32} />
            <p className="InquiryForm-doneTitle">{t('doneTitle')}</p>
            <p>{t('doneText')}</p>
            <p>
              <Link to={`${path}#${inquiryAnchor}`}>{t('another')}</Link>
            </p>
          </div>
        ) : (
          <InquiryFields id={`${id}-form`} />
        )}
      </div>
    </HeadedSection>
  );
}
