import { hoursGroups } from '#engine/domain/partner/hours.ts';
import { daysLabel, hoursLabel } from '#engine/domain/partner/hours-label.ts';
import { internationalNumber } from '#engine/domain/partner/international-number.ts';
import { describePrice } from '#engine/domain/price/describe-price.ts';
import { formatTime } from '#engine/i18n/format.ts';
import { formatPrice } from '#engine/i18n/format-price.ts';
import type { EventRow } from '#schemas/api/events.ts';
import type { ExhibitionRow } from '#schemas/api/exhibitions.ts';
import type { FaqRow } from '#schemas/api/faqs.ts';
import type { InfoRow } from '#schemas/api/info.ts';
import type { MedicalChargesResponse } from '#schemas/api/medical-charges.ts';
import type { NoticeRow } from '#schemas/api/notices.ts';
import type { EmployeeRow } from '#schemas/api/partner-employees.ts';
import type { ProductRow } from '#schemas/api/products.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { FactKind } from '#schemas/operator/swap-report.ts';

/** What the calls answer in one language. */
export type PartnerContent = {
  info: InfoRow;
  products: readonly ProductRow[];
  employees: readonly EmployeeRow[];
  exhibitions: readonly ExhibitionRow[];
  events: readonly EventRow[];
  notices: readonly NoticeRow[];
  faqs: readonly FaqRow[];
  charges: Pick<MedicalChargesResponse, 'rows' | 'currency'>;
};

/** A fact is on a page that has one text of each group. */
export type Fact = { kind: FactKind; name: string; texts: readonly (readonly string[])[] };

/** The facts that a clinic's pages may show in one language. */
export function factsOfPartner(content: PartnerContent, locale: LanguageCode): Fact[] {
  const { info, products, employees, exhibitions, events, notices, faqs, charges } = content;
  const { partner, config } = info;
  const tel = partner.partnerTel ?? '';
  const code = partner.partnerInternationalTelCode;
  const international = internationalNumber(
    `${code?.replace(/\D/g, '') || '82'}${tel.replace(/\D|^0/g, '')}`,
    partner,
  );
  return [
    ...named('phones', tel, [tel, international]),
    ...named('phones', partner.partnerFax),
    ...hoursFacts(info, locale),
    ...named('address', partner.partnerAddress),
    ...named('businessNumber', partner.partnerBusinessNumber),
    ...products.flatMap(({ name }) => named('treatments', name)),
    ...products.flatMap((row) => {
      const price = describePrice(row, config);
      if (price.kind !== 'amount') return [];
      return priced(row.name, [formatPrice(price.amount, locale, row.currency)]);
    }),
    ...charges.rows.flatMap(({ name, minPrice, maxPrice }) =>
      priced(
        name,
        [...new Set([minPrice, maxPrice])].map((amount) => formatPrice(amount, locale, charges.currency)),
      ),
    ),
    ...employees.filter(({ isDoctor }) => isDoctor).flatMap(({ name }) => named('staff', name)),
    ...exhibitions.flatMap(({ title }) => named('events', title)),
    ...events.flatMap(({ title }) => named('events', title)),
    ...notices.flatMap(({ title }) => named('notices', title)),
    ...faqs.flatMap(({ question }) => named('faq', question)),
  ];
}

const named = (kind: FactKind, name: string | null | undefined, texts = name ? [name] : []): Fact[] =>
  name ? [{ kind, name, texts: [texts] }] : [];

const priced = (name: string, amounts: readonly string[]): Fact[] => [
  {
    kind: 'prices',
    name: `${name}: ${amounts.join(' – ')}`,
    texts: [[name], ...amounts.map((amount) => [amount])],
  },
];

function hoursFacts({ partner }: InfoRow, locale: LanguageCode): Fact[] {
  return hoursGroups(partner).flatMap(({ days, open, close }) => {
    if (!open || !close) return [];
    const label = (hour12: boolean) =>
      hoursLabel({ open, close }, locale, (hhmm) => formatTime(hhmm, locale, hour12));
    const names = daysLabel(days, locale);
    return [
      { kind: 'hours', name: `${names}: ${label(false)}`, texts: [[names], [label(false), label(true)]] },
    ];
  });
}
