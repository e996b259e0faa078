import { Trans } from '@lingui/react';
import { Button } from '#blocks/_ui/Button.tsx';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Pagination } from '#blocks/_ui/Pagination.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import type { BlockProps } from '#registry/contract.ts';
import { medicalChargeKinds } from '#schemas/api/medical-charges.ts';
import { ChargeTable } from './ChargeTable.tsx';
import type { meta, schema } from './schema.ts';

/**
 * Charges that health insurance does not cover (`useMedicalCharge`, SPEC section 3). Prices are shown even on a site
 * that hides them elsewhere, as the law requires.
 */
export default function MedicalCharges({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { path } = usePage();
  const rows = source?.rows ?? [];
  const groups = medicalChargeKinds
    .map((kind) => ({ kind, rows: rows.filter((row) => row.kind === kind) }))
    .filter((group) => group.rows.length > 0);
  return (
    <HeadedSection id={id} className="MedicalCharges" data={data}>
      <div className="MedicalCharges-head">
        <div className="MedicalCharges-words">
          <Html html={source?.notice} className="MedicalCharges-notice" />
          {source?.updatedAt && (
            <p className="MedicalCharges-date">
              <Trans
                id="updated"
                components={{
                  date: <time dateTime={source.updatedAt}>{source.updatedAt.replaceAll('-', '/')}</time>,
                }}
              />
            </p>
          )}
        </div>
        {data.hasPrint && groups.length > 0 && (
          <Button variant="line" size="s" className="MedicalCharges-print" data-print="">
            <Icon name="document" size={16} />
            {t('print')}
          </Button>
        )}
      </div>
      {groups.length === 0 && <EmptyState title={t('empty')} icon="document" />}
      {groups.map((group) => (
        <ChargeTable
          key={group.kind}
          id={id}
          kind={group.kind}
          rows={group.rows}
          currency={source?.currency ?? 'KRW'}
          as={data.title ? 'h3' : 'h2'}
        />
      ))}
      {source && <Pagination list={source} hrefFor={(page) => withQuery(path, { page })} />}
    </HeadedSection>
  );
}
