import { type Choice, type Product, read } from './calls.ts';
import { h, loadingNote } from './dom.ts';
import type { Line, Opening } from './port.ts';
import { type LanguageCode, priceText, type Speak } from './words.ts';

type Options = {
  t: Speak;
  language: LanguageCode;
  isSingle: boolean;
  opening: Opening;
  onChange: () => void;
};

export type Treatments = {
  element: HTMLElement;
  lines: () => Line[];
  /** Sum of what is chosen and has an amount; null where nothing has. */
  total: () => { amount: number; currency: Product['currency'] } | null;
  isReady: Promise<void>;
};

/** Options that one reservation may have (schemas/api/reservations.ts). */
export const mostOptions = 20;

/** The treatments to choose from: those chosen on the site first, then the list that was asked for. */
export function treatments({ t, language, isSingle, opening, onChange }: Options): Treatments {
  let products: Product[] = [];
  const chosen = new Map<string, Line>();
  const list = h('div', { class: 'products' }, loadingNote(t));
  const most = isSingle ? 1 : mostOptions;
  const error = h('p', { class: 'error', id: 'treatments-error', role: 'status' });
  const sayTooMany = () => {
    error.textContent = t('tooMany').replace('{most}', String(most));
  };
  const element = h(
    'fieldset',
    { class: 'section', 'aria-describedby': 'treatments-error', 'data-section': 'treatments' },
    h('legend', {}, t('treatments')),
    list,
    error,
  );
  for (const line of opening.lines.slice(0, most)) chosen.set(keyOf(line), line);

  const choose = (line: Line, isOn: boolean) => {
    if (isSingle) chosen.clear();
    if (isOn) chosen.set(keyOf(line), line);
    else chosen.delete(keyOf(line));
    error.textContent = '';
    onChange();
  };

  const optionOf = (product: Product, option: Choice) => {
    const line = { productId: product.id, optionId: option.id, quantity: 1 };
    const known = chosen.get(keyOf(line));
    const box = h('input', {
      type: isSingle ? 'radio' : 'checkbox',
      name: 'option',
      value: keyOf(line),
      checked: known !== undefined,
      onchange: (event) => {
        const box = event.target as HTMLInputElement;
        const isTooMany = box.checked && !isSingle && chosen.size >= most;
        if (isTooMany) box.checked = false;
        else choose(known ?? line, box.checked);
        if (isTooMany) sayTooMany();
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
    const ids = [...new Set(opening.lines.map(({ productId }) => productId))].join(',');
    const list = { ...query, categoryId: opening.categoryId, productId: opening.productId };
    const [named, others] = await Promise.all([
      ids ? read<{ rows: Product[] }>('products', { ...query, ids }) : { rows: [] },
      read<{ rows: Product[] }>('products', list),
    ]);
    const rest = others.rows.filter(({ id }) => !named.rows.some((row) => row.id === id));
    products = [...named.rows, ...rest];
    // What the clinic no longer offers is not chosen either.
    for (const [key, line] of chosen) if (!optionIn(products, line)) chosen.delete(key);
    show();
    if (opening.lines.length > most) sayTooMany();
    onChange();
  };

  const productOf = (product: Product, isOpen: boolean) =>
    h(
      'details',
      { class: 'product', open: isOpen },
      h('summary', {}, product.name),
      ...product.options.map((option) => optionOf(product, option)),
    );

  // What was chosen on the site stands there by itself; the others wait behind a word.
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

  const isChosen = (product: Product, option: Choice) =>
    chosen.has(keyOf({ productId: product.id, optionId: option.id }));

  return {
    element,
    lines: () =>
      [...chosen.values()].map(({ productId, optionId, quantity }) => ({ productId, optionId, quantity })),
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
const optionIn = (products: Product[], line: Line) =>
  products.find(({ id }) => id === line.productId)?.options.find(({ id }) => id === line.optionId);
