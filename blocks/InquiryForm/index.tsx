import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { inquiryAnchor } from '#engine/route/reserve-path.ts';
import type { BlockProps } from '#registry/contract.ts';
import { InquiryFields } from './InquiryFields.tsx';
import type { meta, schema } from './schema.ts';

/**
 * The target of reserve buttons at a clinic without a reservation widget: a form that requests a call back. After
 * sending, the page shows a confirmation above it; the form stays, because the URL may be shared.
 */
export default function InquiryForm({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { config, form, partner } = usePage();
  if (config.useWidget && data.shown === 'withoutWidget') return null;
  const isDone = data.done === 'inquired' && !form;
  return (
    <HeadedSection
      id={id}
      className="InquiryForm"
      data={{ width: 'narrow', ...data, description: data.description ?? t('lead') }}
      defaultTitle={t('title')}
    >
      <div id={inquiryAnchor} className="InquiryForm-place">
        {isDone && (
          <div className="InquiryForm-done" role="status">
            <Icon name="success" size={32} />
            <p className="InquiryForm-doneTitle">{t('doneTitle')}</p>
            <p>{t('doneText')}</p>
          </div>
        )}
        <InquiryFields
          id={`${id}-form`}
          doctors={partner.partnerEmployeeList.filter(({ isDoctor }) => isDoctor)}
        />
      </div>
    </HeadedSection>
  );
}
