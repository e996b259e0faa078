import type { InfoRow } from '#schemas/api/info.ts';
import type { ProductOption } from '#schemas/api/products.ts';
import type { ReservationBody } from '#schemas/api/reservations.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { Refusal } from '#server/backend/context/refusal.ts';
import { treatment } from './choices.ts';
import { shownPrice } from './shown-price.ts';

type Asked = ReservationBody['options'][number];

/**
 * The options of a reservation with the clinic's own names and prices.
 * @throws Refusal 409 if one cannot be reserved, or has another name or price than the visitor was shown
 */
export async function chosenOptions(
  context: CallContext,
  { kind, options, eventId }: ReservationBody,
  { config }: InfoRow,
): Promise<SelectedProductOption[]> {
  if (kind === 'visit') return [];
  return Promise.all(
    options.map(async (asked) => {
      const product = await treatment(
        context,
        asked.productId,
        asked.eventId === undefined ? eventId : asked.eventId,
      );
      const option = product && optionOf(product.options, asked);
      if (!product || !option?.isReservable) throw new Refusal(409, 'RESERVATION_OPTION_UNAVAILABLE');
      const price = shownPrice(option, config);
      if (!isAsShown(asked, option.name, price)) throw new Refusal(409, 'RESERVATION_OPTIONS_CHANGED');
      const { name: productName, languageCode, currency } = product;
      return {
        productId: asked.productId,
        optionId: option.id,
        productName,
        optionName: option.name,
        languageCode,
        price,
        currency,
        quantity: asked.quantity,
        ...(option.event ? { event: option.event } : {}),
      };
    }),
  );
}

/** The option with the name that was shown: ids are places in a list that operators may have reordered since. */
function optionOf(options: readonly ProductOption[], { optionId, name }: Asked): ProductOption | undefined {
  const there = options.find(({ id }) => id === optionId);
  if (name === undefined || there?.name === name) return there;
  return options.find((option) => option.name === name) ?? there;
}

/** Whether a visitor was shown this name and price. Requests of other widgets may name neither. */
const isAsShown = (asked: Asked, name: string, price: number | null): boolean =>
  (asked.name ?? name) === name && (asked.price === undefined || asked.price === price);
