import { type Choice, type Product, read } from './calls.ts';
import type { Line, Opening } from './port.ts';

/** A product to choose from; each option has the event whose prices apply. */
export type Offered = Omit<Product, 'options'> & { options: OfferedOption[] };
export type OfferedOption = Choice & { eventId: number | null };

export const keyOf = ({ productId, optionId }: { productId: number; optionId: number }) =>
  `${productId}:${optionId}`;
const eventOf = ({ eventId }: Line) => eventId ?? null;

/** What the visitor is shown of an option, as it is sent with a reservation. */
export const lineOf = (product: Offered, option: OfferedOption, quantity: number): Line => ({
  productId: product.id,
  optionId: option.id,
  quantity,
  eventId: option.eventId,
  optionName: option.name,
  languageCode: product.languageCode,
  price: option.price,
});

/** A chosen option in the request for a reservation: it is refused if its name or price is no longer as shown. */
export const optionInBody = ({ productId, optionId, quantity, eventId = null, optionName, price }: Line) => ({
  productId,
  optionId,
  quantity,
  eventId,
  name: optionName,
  price,
});

/** Reads the treatments of the chosen lines, each at the prices at which it was chosen, then the requested list. */
export async function readOffers(
  languageCode: string,
  { eventId, categoryId, productId }: Opening,
  lines: readonly Line[],
): Promise<Offered[]> {
  const query = { languageCode, eventId };
  const [others, ...named] = await Promise.all([
    readOffered({ ...query, categoryId, productId }),
    ...[...new Set(lines.map(eventOf))].map((event) => {
      const own = lines.filter((line) => eventOf(line) === event);
      const ids = [...new Set(own.map((line) => line.productId))].join(',');
      return readOffered({ languageCode, eventId: event, ids });
    }),
  ]);
  const chosen = withOwnPrices(named.flat(), lines);
  return [...chosen, ...others.filter(({ id }) => !chosen.some((row) => row.id === id))];
}

async function readOffered(query: {
  [name: string]: string | number | null | undefined;
  eventId: number | null;
}): Promise<Offered[]> {
  const { rows } = await read<{ rows: Product[] }>('products', query);
  const { eventId } = query;
  return rows.map((row) => ({ ...row, options: row.options.map((option) => ({ ...option, eventId })) }));
}

/** Merges the products: a chosen option has the price at which it was chosen. */
function withOwnPrices(read: Offered[], lines: readonly Line[]): Offered[] {
  const products = new Map<number, Offered>();
  for (const product of read) {
    const known = products.get(product.id);
    const own = product.options.filter((option) =>
      lines.some(
        (line) =>
          line.productId === product.id &&
          optionOf([product], line)?.id === option.id &&
          eventOf(line) === option.eventId,
      ),
    );
    const others = known?.options.filter(({ id }) => !own.some((option) => option.id === id));
    products.set(product.id, others ? { ...product, options: [...others, ...own] } : product);
  }
  return [...products.values()];
}

/** The option that a line means, and whether that is certain. */
type Found = { product: Offered; option: OfferedOption; isSure: boolean };

function find(products: readonly Offered[], line: Line): Found | undefined {
  const product = products.find(({ id }) => id === line.productId);
  if (!product) return undefined;
  const there = product.options.find(({ id }) => id === line.optionId);
  const hasName = line.optionName !== undefined && line.languageCode === product.languageCode;
  const named =
    hasName && there?.name !== line.optionName
      ? product.options.find(({ name }) => name === line.optionName)
      : there;
  const option = named ?? there;
  return option && { product, option, isSure: named !== undefined };
}

const optionOf = (products: readonly Offered[], line: Line) => find(products, line)?.option;

/** A chosen line as it is offered now; without `now` it no longer is. */
export type Followed = { line: Line; now?: Line };

/**
 * Follows chosen lines to what is offered now. Ids are places in a list that the clinic may have reordered, so a name in
 * the same language counts more. An option with another name is the same one, renamed, unless another line means it.
 */
export function follow(lines: readonly Line[], products: readonly Offered[]): Followed[] {
  const found = lines.map((line) => find(products, line));
  const sure = found.filter((one) => one?.isSure).map((one) => one?.option);
  return lines.map((line, index) => {
    const one = found[index];
    if (!one || (!one.isSure && sure.includes(one.option))) return { line };
    return { line, now: lineOf(one.product, one.option, line.quantity) };
  });
}
