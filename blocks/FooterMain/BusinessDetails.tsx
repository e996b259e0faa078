import { withNoWrapNames } from '#blocks/_ui/no-wrap-names.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';

/** The legally required business details; facts that the partner lacks are omitted. */
export function BusinessDetails() {
  const t = useMessages();
  const { partner } = usePage();
  const details = [
    ['name', partner.partnerName],
    ['group', partner.partnerGroupName],
    ['ceo', partner.partnerCeoName],
    ['businessNumber', partner.partnerBusinessNumber],
    ['address', partner.partnerAddress],
    ['tel', partner.partnerTel],
    ['fax', partner.partnerFax],
  ] as const;
  return (
    <dl className="FooterMain-business" aria-label={t('business')}>
      {details.map(
        ([key, value]) =>
          value && (
            <div key={key} className="FooterMain-detail">
              <dt>{t(key)}</dt>
              <dd>{key === 'address' ? withNoWrapNames(value) : <T value={value} />}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
