import type { Product } from './calls.ts';
import { h, loadingNote } from './dom.ts';
import { type LanguageCode, priceText, type Translate } from './messages.ts';
import { follow, keyOf, lineOf, type Offered, type OfferedOption, readOffers } from './offered.ts';
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
  /** The chosen options with the names and prices that the visitor is shown. */
  lines: () => Line[];
  /** Sum of the chosen options with a price; null if none has one. */
  total: () => { amount: number; currency: Product['currency'] } | null;
  isReady: Promise<void>;
  /** Reads the treatments again and marks what has changed of the chosen ones. */
  reload: () => Promise<void>;
};

/** Maximum number of options in one reservation (schemas/api/reservations.ts). */
const maxOptions = 20;

/** The treatments to choose from: those chosen on the site first, then the requested list. */
export function treatments({ t, language, isSingle, opening, onChange }: Options): Treatments {
  let products: Offered[] = [];
  const chosen = new Map<string, Line>();
  /** What the visitor was shown of options that have changed since, by the key of the option. */
  let before = new Map<string, Line>();
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

  const priceOf = (price: number | null, currency: Product['currency']) =>
    price === null ? t('consultation') : priceText(price, currency, language);

  const changeOf = (product: Offered, option: OfferedOption) => {
    const old = before.get(keyOf({ productId: product.id, optionId: option.id }));
    if (!old) return undefined;
    const name = old.optionName === option.name ? '' : old.optionName;
    const price = old.price === option.price ? '' : priceOf(old.price ?? null, product.currency);
    return h(
      'small',
      { class: 'option-before' },
      `${t('before')} ${[name, price].filter(Boolean).join(' · ')}`,
    );
  };

  const optionOf = (product: Offered, option: OfferedOption) => {
    const line = lineOf(product, option, 1);
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
      h('span', { class: 'option-name' }, option.name + quantity, changeOf(product, option)),
      h('span', { class: 'option-price' }, priceOf(option.price, product.currency)),
    );
  };

  /** Reads the treatments, and follows the chosen lines to their present names and prices. */
  const load = async (lines: readonly Line[]) => {
    products = await readOffers(language, opening, lines);
    // A visitor may have chosen others since.
    const followed = follow([...chosen.values()], products);
    chosen.clear();
    for (const { now } of followed) if (now) chosen.set(keyOf(now), now);
    return followed;
  };

  const start = async () => {
    await load(opening.lines);
    show();
    if (opening.lines.length > maxChosen) showTooMany();
    onChange();
  };

  const reload = async () => {
    const followed = await load([...chosen.values()]);
    const changed = followed.flatMap(({ line, now }) =>
      now && isOther(line, now) ? [[keyOf(now), line] as const] : [],
    );
    before = new Map(changed);
    show();
    const gone = followed.filter(({ now }) => !now).map(({ line }) => line.optionName);
    error.textContent = gone.length > 0 ? `${t('gone')} ${gone.join(', ')}` : '';
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

  const isChosen = (product: Offered, option: OfferedOption) =>
    chosen.has(keyOf({ productId: product.id, optionId: option.id }));

  return {
    element,
    lines: () => [...chosen.values()],
    total: () => {
      const priced = [...chosen.values()].flatMap(({ price, quantity }) =>
        typeof price === 'number' ? [price * quantity] : [],
      );
      const [first] = products;
      if (priced.length === 0 || !first) return null;
      return { amount: priced.reduce((sum, amount) => sum + amount, 0), currency: first.currency };
    },
    isReady: start(),
    reload,
  };
}

/** Whether an option is no longer as the visitor was shown it. */
const isOther = (line: Line, now: Line) => line.optionName !== now.optionName || line.price !== now.price;
