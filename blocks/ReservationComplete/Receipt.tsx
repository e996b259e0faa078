import { contentLang } from '#blocks/_ui/content-text.ts';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { withNoWrapNames } from '#blocks/_ui/no-wrap-names.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { telHref } from '#engine/domain/partner/tel-href.ts';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { Text } from '#schemas/layout/text.ts';
import type { ReservationSuccess } from '#schemas/site/client-state.ts';
import { Treatments } from './Treatments.tsx';

type Props = { id: string; success: ReservationSuccess; notice: Text | undefined };

/** What was reserved, by whom, where and when. */
export function Receipt({ id, success, notice }: Props) {
  const { partner, locale } = usePage();
  const t = useMessages();
  const format = useFormat();
  const { isReservationConfirm, isSend, reservationProductOptions } = success;
  // A receipt retains its original language, even if the page's has changed since.
  const lang = contentLang(success, locale);
  const tel = telHref(partner.partnerTel, partner.partnerInternationalTelCode);
  const rows = [
    ['detail', success.reservationDetail, lang],
    ['at', format.dateTime(success.reservedAt)],
    ['partner', success.partnerName, lang],
    ['address', success.partnerAddress, lang],
    ['name', success.customerName],
    ['phone', success.customerPhone],
  ] as const;
  return (
    <>
      <span className="ReservationComplete-mark">
        <IslandIcon name="check" size={32} />
      </span>
      <h1 id={`${id}-title`} className="ReservationComplete-title">
        {t(isReservationConfirm ? 'confirmed' : 'received')}
      </h1>
      <p className="ReservationComplete-lead">
        {`${t(isReservationConfirm ? 'confirmedLead' : 'receivedLead')} ${isSend ? t('sent') : ''}`}
      </p>
      <dl className="ReservationComplete-facts">
        {rows.map(([name, value, ownLang]) =>
          value ? (
            <div key={name} className="ReservationComplete-fact">
              <dt>{t(name)}</dt>
              <dd lang={ownLang}>{name === 'address' ? withNoWrapNames(value) : <T value={value} />}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {reservationProductOptions.length > 0 && <Treatments success={success} />}
      <T as="p" className="ReservationComplete-notice" value={notice} />
      {tel && (
        <p className="ReservationComplete-call">
          <IslandIcon name="phone" size={18} />
          <span>{t('change')}</span>{' '}
          <a href={tel}>
            <T value={partner.partnerTel} />
          </a>
        </p>
      )}
    </>
  );
}
