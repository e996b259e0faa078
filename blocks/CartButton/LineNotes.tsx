import { usePage } from '#engine/context/use-page.tsx';
import { useFormatPrice } from '#engine/i18n/use-format-price.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import type { Change } from './refresh-line.ts';
import type { TreatmentState } from './TreatmentRead.tsx';

type Props = { line: SelectedProductOption; state: TreatmentState['state']; changes: readonly Change[] };

/** Notes on a line: the treatment is gone, takes no reservations, could not be read or has changed. */
export function LineNotes({ line, state, changes }: Props) {
  const { config } = usePage();
  const t = useMessages();
  const formatPrice = useFormatPrice();
  const amount = (price: number | null) =>
    price === null ? t('price.consultation') : formatPrice(price, line.currency);
  const notes: string[] = [];
  if (state === 'failed' && config.hasPriceView) notes.push(t('unread'));
  if (state === 'read' && (line.standing === 'gone' || line.standing === 'closed'))
    notes.push(t(line.standing));
  for (const change of changes)
    notes.push(
      change.kind === 'name'
        ? t('nameChanged', { from: change.from })
        : t('priceChanged', { from: amount(change.from), to: amount(change.to) }),
    );
  if (notes.length === 0) return null;
  return (
    <div className="CartButton-notes">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
