import { contentLang } from '#blocks/_ui/content-text.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { MedicalChargeKind, MedicalChargeRow } from '#schemas/api/medical-charges.ts';

type ChargeTableProps = {
  id: string;
  kind: MedicalChargeKind;
  rows: MedicalChargeRow[];
  currency: 'KRW' | 'JPY';
  as: 'h2' | 'h3';
};

/** The items of one group. Two columns fit both a phone and a sheet of paper. */
export function ChargeTable({ id, kind, rows, currency, as: Heading }: ChargeTableProps) {
  const t = useMessages();
  const format = useFormat();
  const { locale } = usePage();
  const price = ({ minPrice, maxPrice }: MedicalChargeRow) =>
    minPrice === maxPrice
      ? format.price(minPrice, currency)
      : `${format.price(minPrice, currency)} – ${format.price(maxPrice, currency)}`;
  return (
    <section className="MedicalCharges-group" aria-labelledby={`${id}-${kind}`}>
      <Heading className="MedicalCharges-kind" id={`${id}-${kind}`}>
        {t(`kind.${kind}`)}
      </Heading>
      <table className="MedicalCharges-table" aria-labelledby={`${id}-${kind}`}>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col" className="MedicalCharges-price">
              {t('price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" lang={contentLang(row, locale)}>
                <span className="MedicalCharges-name">{row.name}</span>
                {row.unit && <span className="MedicalCharges-unit">{row.unit}</span>}
                {row.note && <span className="MedicalCharges-note">{row.note}</span>}
              </th>
              <td className="MedicalCharges-price">
                <span className="MedicalCharges-amount">{price(row)}</span>
                <span className="MedicalCharges-terms">
                  {[
                    t(`vat.${row.vat}`),
                    row.includesMaterial && t('material'),
                    row.includesMedicine && t('medicine'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
