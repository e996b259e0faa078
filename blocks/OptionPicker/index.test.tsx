// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react';
import { getDefaultStore } from 'jotai/vanilla';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onEvent } from '#engine/browser/events/on-event.ts';
import { emptyCartAtom, selectionAtom } from '#engine/browser/state/cart.ts';
import { commonAtom } from '#engine/browser/state/persisted-state.ts';
import { emptyCommon } from '#engine/browser/state/repair.ts';
import { PageProvider } from '#engine/context/use-page.tsx';
import { i18nOf } from '#engine/i18n/catalog.ts';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import { type IslandPage, islandContext } from '#engine/render/pick-facts.ts';
import type { SiteEvent } from '#schemas/site/site-event.ts';
import { textsBesideOthers, translate } from '#tests/setup/translate.ts';
import { fixtures, ofEvent } from './fixtures.ts';
import OptionPicker from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const store = getDefaultStore();
const page = {
  locale: 'en',
  mainLocale: 'en',
  path: '/products/7',
  query: {},
  params: {},
} as unknown as IslandPage;
const facts = (hasPriceView = true) => ({ config: { hasPriceView, isIncludeVat: false, vatRate: 10 } });
let root: Root | undefined;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  store.set(emptyCartAtom);
  store.set(commonAtom, emptyCommon);
  localStorage.clear();
});

function Island({ data, hasPriceView }: { data: Record<string, unknown>; hasPriceView?: boolean }) {
  const props = schema.parse(data) as unknown as Parameters<typeof OptionPicker>[0]['data'];
  return (
    <PageProvider page={islandContext(page, facts(hasPriceView))}>
      <I18nProvider i18n={i18nOf(compileCatalog(messages, 'en'), 'en')}>
        <OptionPicker id="picker" data={props} source={undefined} slots={{}} />
      </I18nProvider>
    </PageProvider>
  );
}

/** Renders on the server, hydrates and returns React's warnings. */
function mount(
  data: Record<string, unknown> = fixtures.default.data,
  hasPriceView = true,
  beforeHydration = () => {},
): unknown[] {
  const complaints: unknown[] = [];
  const element = <Island data={data} hasPriceView={hasPriceView} />;
  document.body.innerHTML = `<div id="root">${renderToString(element)}</div>`;
  const place = document.getElementById('root') as HTMLElement;
  beforeHydration();
  act(() => {
    root = hydrateRoot(place, element, { onRecoverableError: (error) => complaints.push(error) });
  });
  return complaints;
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const total = () => document.querySelector('output')?.textContent ?? '';
const button = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((element) =>
    name.test(element.getAttribute('aria-label') ?? element.textContent ?? ''),
  ) as HTMLElement;
const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
const press = (element: HTMLElement | undefined): boolean => {
  const event = click();
  act(() => void element?.dispatchEvent(event));
  return event.defaultPrevented;
};

test('an option ticked before hydration is chosen', () => {
  mount(fixtures.default.data, true, () => boxes()[0]?.click());
  expect(boxes()[0]?.checked).toBe(true);
  expect(total()).toContain('1 treatment selected');
});

test('an option ticked before hydration is chosen even if the visitor reserves at once', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  const html = renderToString(<Island data={fixtures.default.data} />);
  document.body.innerHTML = `<div id="root"><div>${html}</div></div>`;
  boxes()[0]?.click();
  const isStopped = await new Promise<boolean>((resolve) => {
    // The hydration task has ended, deferred React work has not run yet.
    const reserveAtOnce = () => queueMicrotask(() => resolve(!button(/^Reserve$/).dispatchEvent(click())));
    const element = (
      <div ref={(place) => void (place && reserveAtOnce())}>
        <Island data={fixtures.default.data} />
      </div>
    );
    root = hydrateRoot(document.getElementById('root') as HTMLElement, element);
  });
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  expect(isStopped).toBe(false);
  expect(store.get(selectionAtom).selectedProducts).toHaveLength(1);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
});

test('ticked options and their counts add up to the estimated price', () => {
  mount();
  press(boxes()[0]);
  press(button(/^One more of .*100/));
  press(boxes()[1]);
  expect(total()).toContain('3 treatments selected');
  expect(total()).toContain('₩295,000');
  expect(total()).toContain('₩324,500 with 10% VAT (₩29,500)');
  press(button(/^One less of .*300/));
  expect(total()).toContain('₩118,000');
  expect(boxes()[1]?.checked).toBe(false);
});

test('removing the last one leaves the focus at the option', () => {
  mount();
  press(boxes()[0]);
  const less = button(/^One less of .*100/);
  less.focus();
  press(less);
  expect(document.activeElement).toBe(boxes()[0]);
});

/** The code of the number field has come. */
const whenField = () =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(document.querySelector('.Ui-quantity input')).not.toBeNull();
  });
const fields = () => [...document.querySelectorAll<HTMLInputElement>('.Ui-quantity input')];

test('a number field takes the place of the buttons, but not while one has the focus', async () => {
  mount();
  press(boxes()[0]);
  const more = button(/^One more of .*100/);
  more.focus();
  press(more);
  await act(async () => void (await import('#blocks/_ui/QuantityField.tsx')));
  expect(document.activeElement).toBe(more);
  act(() => button(/^One less of .*100/).focus());
  expect(fields()).toEqual([]);
  act(() => boxes()[1]?.focus());
  await whenField();
  expect(fields().map(({ value }) => value)).toEqual(['2']);
  expect(fields()[0]?.getAttribute('aria-label')).toMatch(/^Quantity of .*100/);
});

test('a quantity is typed, and its button takes the last one away and leaves the focus at the option', async () => {
  mount();
  press(boxes()[0]);
  await whenField();
  const [field] = fields();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '12');
  act(() => void field?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(total()).toContain('12 treatments selected');
  act(() => field?.focus());
  act(() => void field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true })));
  expect(total()).toContain('1 treatment selected');
  press(button(/^One less of .*100/));
  expect(boxes()[0]?.checked).toBe(false);
  expect(document.activeElement).toBe(boxes()[0]);
});

test('reserving with nothing selected shows an error and does not navigate', () => {
  mount();
  expect(press(button(/^Reserve$/))).toBe(true);
  const alert = document.querySelector('[role=alert]');
  expect(alert?.textContent).toBe('No treatment selected! Please select a treatment for reservation.');
  expect(store.get(selectionAtom).selectedProducts).toEqual([]);
  press(boxes()[0]);
  expect(alert?.textContent).toBe('');
});

test('reserving adds the choice to the cart and follows the link, which the widget may take over', () => {
  mount();
  press(boxes()[0]);
  const link = button(/^Reserve$/);
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(link.getAttribute('href')).toBe('/cscenter/contact');
  expect(link.dataset.widget).toBe('treatment');
  press(link);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
  expect(store.get(selectionAtom)).toMatchObject({
    selectedProductId: 7,
    selectedProducts: [{ productId: 7, optionId: 1, price: 59_000, quantity: 1 }],
  });
});

test('options of an event are picked across all its treatments, and carry the event', () => {
  mount(ofEvent);
  const headings = [...document.querySelectorAll('h3')].map((heading) => heading.textContent);
  expect(headings).toEqual(['슈링크 유니버스', '리쥬란']);
  expect([...document.querySelectorAll('.Ui-badge')].map(({ textContent }) => textContent)).toEqual([
    'Event',
    'Event',
  ]);
  press(boxes()[0]);
  press(boxes()[2]);
  press(button(/^One more of 2cc/));
  expect(total()).toContain('3 treatments selected');
  expect(total()).toContain('₩177,000');
  press(button(/^Add to cart$/));
  const event = { id: 4, title: '가을 리프팅 페스타' };
  expect(store.get(selectionAtom)).toMatchObject({
    selectedEvent: event,
    selectedProductId: 7,
    selectedProducts: [
      { productId: 7, optionId: 1, price: 59_000, quantity: 1, event },
      { productId: 8, optionId: 1, optionName: '2cc', price: 59_000, quantity: 2, event },
    ],
  });
});

test('adding to the cart is confirmed and takes effect once', () => {
  mount();
  press(boxes()[0]);
  press(button(/^Add to cart$/));
  press(button(/^Add to cart$/));
  expect(document.querySelector('[role=status]')?.textContent).toBe('Added to your cart.');
  expect(store.get(selectionAtom).selectedProducts).toHaveLength(1);
});

test('adding to the cart is an event with what was chosen and its value; choosing nothing is none', () => {
  const events: SiteEvent[] = [];
  const stop = onEvent((event) => events.push(event));
  events.length = 0;
  mount();
  press(button(/^Add to cart$/));
  expect(events).toEqual([]);
  press(boxes()[0]);
  press(button(/^Add to cart$/));
  stop();
  expect(events).toMatchObject([
    { name: 'add_to_cart', value: 59_000, currency: 'KRW', items: [{ id: 7, price: 59_000, quantity: 1 }] },
  ]);
});

test('an option that needs a consultation adds no amount, one that cannot be reserved cannot be ticked', () => {
  mount();
  press(boxes()[3]);
  expect(total()).toContain('₩0');
  expect(total()).toContain('set in the consultation');
  expect(boxes()[4]?.disabled).toBe(true);
});

test('without options it shows a message and still links to the clinic', () => {
  mount(fixtures.minimal.data);
  expect(document.body.textContent).toContain('No options available.');
  expect(button(/^Reserve$/).getAttribute('href')).toBe('/cscenter/contact');
});

test('a site without prices shows none here', () => {
  mount(fixtures.default.data, false);
  press(boxes()[0]);
  expect(total()).toContain('Prices are given in the consultation.');
  expect(document.body.textContent).not.toMatch(/₩|\d%|not included/);
  expect(store.get(selectionAtom).selectedProducts).toEqual([]);
});

test('the count keeps updating on a translated page, and no text shares its element', () => {
  mount();
  press(boxes()[0]);
  press(button(/^Add to cart$/));
  expect(textsBesideOthers(document.body)).toEqual([]);
  translate(document.body);
  press(boxes()[1]);
  press(button(/^One more of .*100/));
  expect(total()).toContain('3 treatments selected');
  expect(total()).toContain('₩295,000');
});

const backup = () => JSON.parse(localStorage.getItem('common') ?? '{}').productBackup;
/** Reloads the page. */
const reload = (data?: Record<string, unknown>) => {
  act(() => root?.unmount());
  return mount(data);
};

test('ticked options and their counts survive a reload', () => {
  mount();
  press(boxes()[0]);
  press(button(/^One more of .*100/));
  expect(backup()).toMatchObject([{ productId: 7, optionId: 1, quantity: 2 }]);
  expect(reload()).toEqual([]);
  expect(boxes()[0]?.checked).toBe(true);
  expect(total()).toContain('2 treatments selected');
  press(boxes()[0]);
  expect(backup()).toEqual([]);
  reload();
  expect(boxes()[0]?.checked).toBe(false);
});

test('options added to the cart are not ticked after a reload', () => {
  mount();
  press(boxes()[0]);
  press(button(/^Add to cart$/));
  expect(backup()).toEqual([]);
  reload();
  expect(boxes()[0]?.checked).toBe(false);
});

test('an option of another treatment, or one no longer reservable, is not ticked again', () => {
  mount();
  press(boxes()[0]);
  press(boxes()[1]);
  reload({ ...fixtures.default.data, productId: 8 });
  expect(boxes().filter(({ checked }) => checked)).toEqual([]);
  const [first, ...others] = fixtures.default.data.options as { isReservable?: boolean }[];
  reload({ ...fixtures.default.data, options: [{ ...first, isReservable: false }, ...others] });
  expect(
    boxes()
      .map(({ checked }) => checked)
      .slice(0, 2),
  ).toEqual([false, true]);
});
