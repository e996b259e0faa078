import type { Currency } from '#schemas/currency.ts';
import type { CheckContext } from '../check-context.ts';
import { amountsIn } from '../facts/amounts.ts';
import { readable, type TextEntry, textEntries } from '../texts/text-entries.ts';

/** The texts that a section shows together, of which one has a price in a currency. */
type PricedSection = { priced: TextEntry; together: TextEntry[] };

/** Prices in the texts of a document, with all texts of their sections. */
export function pricedSections({ texts }: CheckContext, currency: Currency): PricedSection[] {
  const entries = textEntries(texts);
  return entries.flatMap((priced) => {
    const hasPrice = amountsIn(readable(priced)).some((amount) => amount.currency === currency);
    if (!hasPrice) return [];
    const together = entries.filter(
      ({ node, page }) => node?.node === priced.node?.node && page === priced.page,
    );
    return [{ priced, together }];
  });
}
