import type { InfoRow } from '#schemas/api/info.ts';
import type { ReservationRow } from '#schemas/api/reservations.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import type { ReservationsTable } from '../database/visitor-tables.ts';
import details from './details.json' with { type: 'json' };

/** A stored reservation in the form of the success page (SPEC section 3, reservation success data). */
export function answerOf(
  stored: ReservationsTable,
  { partner, config, languageCode }: InfoRow,
): ReservationRow {
  const options = JSON.parse(stored.options) as SelectedProductOption[];
  return {
    receipt: stored.receipt,
    kind: stored.kind,
    reservationDetail: detailOf(options, languageCode, managerOf(stored, partner)),
    reservedAt: new Date(stored.startsAt).toISOString(),
    endsAt: new Date(stored.endsAt).toISOString(),
    languageCode,
    partnerName: partner.displayName,
    partnerAddress: partner.partnerAddress ?? '',
    customerName: stored.customerName,
    customerPhone: stored.customerPhone,
    reservationProductOptions: options,
    isIncludeVat: config.isIncludeVat,
    // This backend cannot send messages.
    isSend: false,
    isReservationConfirm: stored.isConfirmed === 1 && stored.canceledAt === null,
  };
}

/** The doctor whom the visitor asked for, in the language of the answer as long as the clinic has the doctor. */
const managerOf = ({ managerId, managerName }: ReservationsTable, partner: InfoRow['partner']) =>
  partner.partnerEmployeeList.find(({ id }) => id === managerId)?.name ?? managerName;

function detailOf(options: SelectedProductOption[], language: LanguageCode, manager: string | null): string {
  const [first] = options;
  if (!first) return [details.visit[language], manager].filter(Boolean).join(' · ');
  const name = `${first.productName} ${first.optionName}`;
  if (options.length === 1) return name;
  return details.more[language].replace('{name}', name).replace('{count}', String(moreOf(options, language)));
}

/** "…等3项" counts all of them; the other languages omit the first. */
const moreOf = (options: unknown[], language: LanguageCode) => options.length - (language === 'zh' ? 0 : 1);
