import { type Choice, type Product, read } from './calls.ts';
import { h, loadingNote } from './dom.ts';
import { type LanguageCode, priceText, type Translate } from './messages.ts';
import type { Line, Opening } from './port.ts';

type Options = {
  t: Translate;
  language: LanguageCode;
  isSingle: boolean;
  opening: Opening;
  onChange: () => void;
};

export type Treatments = {
  element: HTMLElement;
  lines: () => Line[];
  /** Sum of the chosen options with a price; null if none has one. */
  total: () => { amount: number; currency: Product['currency'] } | null;
  isReady: Promise<void>;
};

/** A product to choose from; each option has the event whose prices apply. */
type Offered = Omit<Product, 'options'> & { options: (Choice & { eventId: number | null })[] };

/** Maximum number of options in one reservation (schemas/api/reservations.ts). */
const maxOptions = 20;

/** The treatments to choose from: those chosen on the site first, then the requested list. */
export function treatments({ t, language, isSingle, opening, onChange }: Options): Treatments {
  let products: Offered[] = [];
  const chosen = new Map<string, Line>();
  const list = h('div', { class: 'products' }, loadingNote(t));
  const maxChosen = isSingle ? 1 : maxOptions;
  const error = h('p', { class: 'error', id: 'treatments-error', role: 'status' });
  const showTooMany = () => {
    error.textContent = t('tooMany').replace('{most}', String(maxChosen));
  };
  const element = h(
    'fieldset',
    { class: 'section', 'aria-describedby': 'treatments-error', 'data-section': 'treatments' },
    h('legend', {}, t('treatments')),
    list,
    error,
  );
  for (const line of opening.lines.slice(0, maxChosen)) chosen.set(keyOf(line), line);

  const choose = (line: Line, isOn: boolean) => {
    if (isSingle) chosen.clear();
    if (isOn) chosen.set(keyOf(line), line);
    else chosen.delete(keyOf(line));
    error.textContent = '';
    onChange();
  };

  const optionOf = (product: Offered, option: Offered['options'][number]) => {
    const line = { productId: product.id, optionId: option.id, quantity: 1, eventId: option.eventId };
    const known = chosen.get(keyOf(line));
    const box = h('input', {
      type: isSingle ? 'radio' : 'checkbox',
      name: 'option',
      value: keyOf(line),
      checked: known !== undefined,
      onchange: (event) => {
        const box = event.target as HTMLInputElement;
        const isTooMany = box.checked && !isSingle && chosen.size >= maxChosen;
        if (isTooMany) box.checked = false;
        else choose(known ?? line, box.checked);
        if (isTooMany) showTooMany();
      },
    });
    const quantity = known && known.quantity > 1 ? ` × ${known.quantity}` : '';
    return h(
      'label',
      { class: 'option' },
      box,
      h('span', { class: 'option-name' }, option.name + quantity),
      h(
        'span',
        { class: 'option-price' },
        option.price === null ? t('consultation') : priceText(option.price, product.currency, language),
      ),
    );
  };

  const load = async () => {
    const query = { languageCode: language, eventId: opening.eventId };
    const list = { ...query, categoryId: opening.categoryId, productId: opening.productId };
    const [others, ...named] = await Promise.all([
      readOffered(list),
      ...[...new Set(opening.lines.map(eventOf))].map((eventId) => {
        const lines = opening.lines.filter((line) => eventOf(line) === eventId);
        const ids = [...new Set(lines.map(({ productId }) => productId))].join(',');
        return readOffered({ languageCode: language, eventId, ids });
      }),
    ]);
    const chosenOnSite = withOwnPrices(named.flat(), opening.lines);
    const rest = others.filter(({ id }) => !chosenOnSite.some((row) => row.id === id));
    products = [...chosenOnSite, ...rest];
    // Deselects options that the clinic no longer offers.
    for (const [key, line] of chosen) if (!optionIn(products, line)) chosen.delete(key);
    show();
    if (opening.lines.length > maxChosen) showTooMany();
    onChange();
  };

  const productOf = (product: Offered, isOpen: boolean) =>
    h(
      'details',
      { class: 'product', open: isOpen },
      h('summary', {}, product.name),
      ...product.options.map((option) => optionOf(product, option)),
    );

  // Treatments chosen on the site are shown at once; the others are collapsed.
  const show = () => {
    const named = products.filter((product) => product.options.some((option) => isChosen(product, option)));
    const others = products.filter((product) => !named.includes(product));
    const rows = others.map((product, index) => productOf(product, named.length === 0 && index === 0));
    list.replaceChildren(...named.map((product) => productOf(product, true)));
    if (named.length === 0) list.append(...rows);
    else if (rows.length > 0)
      list.append(h('details', { class: 'more' }, h('summary', {}, t('moreTreatments')), ...rows));
    if (products.length === 0) list.append(h('p', { class: 'note' }, t('noTreatments')));
  };

  const isChosen = (product: Offered, option: Choice) =>
    chosen.has(keyOf({ productId: product.id, optionId: option.id }));

  return {
    element,
    lines: () =>
      [...chosen.values()].map((line) => ({
        productId: line.productId,
        optionId: line.optionId,
        quantity: line.quantity,
        eventId: eventOf(line),
      })),
    total: () => {
      const priced = [...chosen.values()].flatMap((line) => {
        const price = optionIn(products, line)?.price;
        return typeof price === 'number' ? [price * line.quantity] : [];
      });
      const [first] = products;
      if (priced.length === 0 || !first) return null;
      return { amount: priced.reduce((sum, amount) => sum + amount, 0), currency: first.currency };
    },
    isReady: load(),
  };
}

const keyOf = ({ productId, optionId }: { productId: number; optionId: number }) =>
  `${productId}:${optionId}`;
const eventOf = ({ eventId }: Line) => eventId ?? null;

async function readOffered(query: {
  [name: string]: string | number | null | undefined;
  eventId: number | null;
}): Promise<Offered[]> {
  const { rows } = await read<{ rows: Product[] }>('products', query);
  const { eventId } = query;
  return rows.map((row) => ({ ...row, options: row.options.map((option) => ({ ...option, eventId })) }));
}

/** Merges the products: an option chosen on the site has the price at which it was chosen. */
function withOwnPrices(read: Offered[], lines: readonly Line[]): Offered[] {
  const products = new Map<number, Offered>();
  for (const product of read) {
    const known = products.get(product.id);
    const own = product.options.filter((option) =>
      lines.some(
        (line) =>
          line.productId === product.id && line.optionId === option.id && eventOf(line) === option.eventId,
      ),
    );
    const others = known?.options.filter(({ id }) => !own.some((option) => option.id === id));
    products.set(product.id, others ? { ...product, options: [...others, ...own] } : product);
  }
  return [...products.values()];
}

const optionIn = (products: Offered[], line: Line) =>
  products.find(({ id }) => id === line.productId)?.options.find(({ id }) => id === line.optionId);
