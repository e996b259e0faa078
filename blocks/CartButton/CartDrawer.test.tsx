// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react';
import { getDefaultStore } from 'jotai/vanilla';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOldReads } from '#engine/browser/calls/use-read.ts';
import { bookedLines, emptyCartAtom, selectionAtom } from '#engine/browser/state/cart.ts';
import { toastEvent } from '#engine/browser/toast/show-toast.ts';
import { PageProvider } from '#engine/context/use-page.tsx';
import { i18nOf } from '#engine/i18n/catalog.ts';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import shared from '#engine/i18n/messages.json' with { type: 'json' };
import { type IslandPage, islandContext } from '#engine/render/pick-facts.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import { textsBesideOthers, translate } from '#tests/setup/translate.ts';
import CartDrawer from './CartDrawer.tsx';
import messages from './drawer-messages.json' with { type: 'json' };

const store = getDefaultStore();
const fetched = vi.fn<(address: URL) => Promise<Response>>();
const page = { locale: 'en', mainLocale: 'en', path: '/', query: {}, params: {} } as unknown as IslandPage;
const config = { hasPriceView: true, isIncludeVat: true, vatRate: 10 };
/** The messages loaded with the drawer's code: of the shared ones, only those for prices. */
const prices = Object.fromEntries(Object.entries(shared).filter(([key]) => key.startsWith('price.')));
const catalog = compileCatalog({ ...prices, ...messages }, 'en');
const urls = { reserveUrl: '/cscenter/contact', productsUrl: '/products' };
let root: Root | undefined;

const line: SelectedProductOption = {
  productId: 3,
  optionId: 8,
  productName: 'Lifting',
  optionName: '300 shots',
  languageCode: 'en',
  price: 1,
  quantity: 1,
};
const option = { id: 8, name: '300 shots', price: 80_000, originalPrice: null, count: null };
const flags = { isVatIncluded: true, isConsultationRequired: false, isReservable: true };
const named = { id: 3, name: 'Lifting', languageCode: 'en' };
const lifting = { ...named, currency: 'KRW', options: [{ ...option, ...flags }] };
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  document.documentElement.lang = 'en';
  fetched.mockReset().mockImplementation(async () => answer({ row: lifting }));
  vi.stubGlobal('fetch', (address: string) => fetched(new URL(address, location.href)));
});

afterEach(async () => {
  act(() => root?.unmount());
  await forgetOldReads(-1);
  store.set(emptyCartAtom);
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const put = (...lines: SelectedProductOption[]) =>
  store.set(selectionAtom, { selectedEvent: null, selectedProductId: 3, selectedProducts: lines });
const stored = () => store.get(selectionAtom).selectedProducts;

/** Opens the drawer and calls `lookBefore` before any response arrives. */
async function open(lookBefore = () => {}): Promise<void> {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  act(() =>
    root?.render(
      <PageProvider page={islandContext(page, { config })}>
        <I18nProvider i18n={i18nOf(catalog, 'en')}>
          <CartDrawer label="1 selected treatment" {...urls} onClose={() => {}} />
        </I18nProvider>
      </PageProvider>,
    ),
  );
  lookBefore();
  await act(nextTimer);
}
/** SWR acts on events with a timer. */
const nextTimer = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
const text = () => document.querySelector('dialog')?.textContent ?? '';
const button = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );

test('a stored price is never shown: none until the treatment is read, then the current one and what changed', async () => {
  put(line);
  await open(() => {
    expect(text()).toContain('Checking the price…');
    expect(text()).not.toMatch(/₩/);
  });
  expect(document.querySelector('.CartButton-price')?.textContent).toBe('₩80,000');
  expect(document.querySelector('output')?.textContent).toContain('₩80,000');
  expect(document.querySelector('[role=status]')?.textContent).toMatch(/^Something has changed/);
  expect(text()).toContain('The price has changed from ₩1 to ₩80,000.');
  expect(bookedLines(stored())).toEqual([{ ...line, price: 80_000, currency: 'KRW' }]);
});

test('a removed treatment is marked as gone, can be deleted and is not part of a reservation', async () => {
  fetched.mockImplementation(async () => answer({ message: 'PRODUCT_NOT_FOUND' }, 404));
  put(line);
  await open();
  expect(text()).toContain('This treatment is no longer offered.');
  expect(text()).not.toMatch(/₩[1-9]/);
  expect(button(/^Reserve$/)).toBeUndefined();
  expect(bookedLines(stored())).toEqual([]);
  act(() => button(/^Remove Lifting/)?.click());
  expect(stored()).toEqual([]);
});

test('a treatment that takes no reservations is marked and left out, the others are reserved', async () => {
  const closed = { ...option, id: 9, name: '600 shots', ...flags, isReservable: false };
  fetched.mockImplementation(async () =>
    answer({ row: { ...lifting, options: [...lifting.options, closed] } }),
  );
  put({ ...line, price: 80_000 }, { ...line, optionId: 9, optionName: '600 shots' });
  await open();
  expect(text()).toContain('takes no reservations at the moment');
  expect(document.querySelector('output')?.textContent).toContain('1 treatment selected');
  expect(bookedLines(stored()).map(({ optionId }) => optionId)).toEqual([8]);
  expect(button(/^Reserve$/)?.dataset.widget).toBe('treatment');
});

test('lines that mean the same option become one, also with one at the prices of a secret event', async () => {
  const korean = { ...lifting, languageCode: 'ko', options: [{ ...option, ...flags, name: '300샷' }] };
  fetched.mockImplementation(async ({ searchParams }) =>
    answer({ row: searchParams.get('languageCode') === 'ko' ? korean : lifting }),
  );
  const moved = { ...line, optionId: 7, quantity: 2 };
  put(line, { ...moved, optionName: '300샷', languageCode: 'ko' }, { ...moved, optionId: 9, eventId: 5 });
  await open();
  expect(bookedLines(stored())).toMatchObject([{ optionId: 8, eventId: 5, price: 80_000, quantity: 5 }]);
});

test('lines of one treatment share one read, which names the language; nothing is refetched automatically', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  put(line, { ...line, optionId: 9 });
  await open();
  // SWR ignores the focus for 5 seconds after a mount.
  vi.setSystemTime(Date.now() + 10_000);
  for (const event of ['focus', 'online']) {
    act(() => void window.dispatchEvent(new Event(event)));
    await act(nextTimer);
  }
  act(() => root?.unmount());
  await open();
  expect(fetched.mock.calls.map(([{ pathname, search }]) => pathname + search)).toEqual([
    '/api/customer/global/products/3?languageCode=en',
  ]);
});

test('an old response is refetched when the drawer opens', async () => {
  put(line);
  await open();
  act(() => root?.unmount());
  await forgetOldReads(-1);
  await open();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an unreadable treatment shows an error and no price, is requested once, and again when the visitor retries', async () => {
  const notices: string[] = [];
  const note = (event: Event) => void notices.push((event as CustomEvent).detail.description);
  document.addEventListener(toastEvent, note);
  fetched.mockImplementationOnce(async () => answer({ message: 'Under maintenance' }, 503));
  put(line);
  await open();
  document.removeEventListener(toastEvent, note);
  expect(notices).toEqual(['Under maintenance']);
  expect(text()).toContain('The price could not be checked.');
  expect(text()).not.toMatch(/₩[1-9]/);
  expect(bookedLines(stored())).toEqual([{ ...line, price: null }]);
  expect(fetched).toHaveBeenCalledTimes(1);
  await act(async () => button(/^Try again$/)?.click());
  expect(document.querySelector('.CartButton-price')?.textContent).toBe('₩80,000');
});

test('a visitor without a connection sees that they are offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetched.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')));
  put(line);
  await open();
  expect(document.querySelector('[role=status]')?.textContent).toContain('You are offline');
  vi.restoreAllMocks();
});

test('options of a secret event are read at its prices and link to them; once it is over, at the regular ones', async () => {
  const event = { id: 5, title: '비밀 주간', languageCode: 'ko' };
  const secret = { row: { ...lifting, options: [{ ...option, ...flags, price: 50_000, event }] } };
  const link = () => document.querySelector('.CartButton-product')?.getAttribute('href');
  fetched.mockImplementation(async ({ searchParams }) =>
    searchParams.get('eventId') === '5' ? answer(secret) : answer({ message: 'EVENT_NOT_FOUND' }, 404),
  );
  put({ ...line, eventId: 5 });
  await open();
  expect(document.querySelector('.CartButton-price')?.textContent).toBe('₩50,000');
  expect(link()).toBe('/products/3/secret/5');
  const words = document.querySelector('.CartButton-event');
  expect(words?.textContent).toBe('Event · 비밀 주간');
  expect(words?.querySelector('[lang=ko]')?.textContent).toBe(event.title);
  act(() => root?.unmount());
  await forgetOldReads(-1);
  fetched.mockImplementation(async ({ searchParams }) =>
    searchParams.has('eventId') ? answer({ message: 'EVENT_NOT_FOUND' }, 404) : answer({ row: lifting }),
  );
  await open();
  expect(document.querySelector('.CartButton-price')?.textContent).toBe('₩80,000');
  expect(link()).toBe('/products/3');
});

test('numbers and sum keep updating on a translated page, and no text shares its element', async () => {
  put(line);
  await open();
  expect(textsBesideOthers(document.body)).toEqual([]);
  translate(document.body);
  act(() => button(/^One more of/)?.click());
  expect(document.querySelector<HTMLInputElement>('.Ui-quantity input')?.value).toBe('2');
  expect(document.querySelector('.CartButton-price')?.textContent).toBe('₩160,000');
  expect(document.querySelector('output')?.textContent).toContain('2 treatments selected');
});

test('all treatments are removed at once, and the focus moves to the title', async () => {
  put(line, { ...line, optionId: 9 });
  await open();
  await act(async () => button(/^Remove all$/)?.click());
  expect(stored()).toEqual([]);
  expect(text()).toContain('No treatment selected!');
  expect(document.activeElement?.textContent).toBe('Selected treatments');
});

test('the cart closes by its button, and when the visitor goes to reserve', async () => {
  const close = vi.fn();
  HTMLDialogElement.prototype.close = close;
  put(line);
  await open();
  await act(async () => button(/^Close the cart$/)?.click());
  expect(close).toHaveBeenCalledTimes(1);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => button(/^Reserve$/)?.click());
  expect(close).toHaveBeenCalledTimes(2);
});
