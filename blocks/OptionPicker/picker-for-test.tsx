import { I18nProvider } from '@lingui/react';
import { getDefaultStore } from 'jotai/vanilla';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach } from 'vitest';
import { emptyCartAtom } from '#engine/browser/state/cart.ts';
import { commonAtom } from '#engine/browser/state/persisted-state.ts';
import { emptyCommon } from '#engine/browser/state/repair.ts';
import { PageProvider } from '#engine/context/use-page.tsx';
import { i18nOf } from '#engine/i18n/catalog.ts';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import { type IslandPage, islandContext } from '#engine/render/pick-facts.ts';
import { fixtures } from './fixtures.ts';
import OptionPicker from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

export const store = getDefaultStore();
const page = {
  locale: 'en',
  mainLocale: 'en',
  path: '/products/7',
  query: {},
  params: {},
} as unknown as IslandPage;
const facts = (hasPriceView = true) => ({ config: { hasPriceView, isIncludeVat: false, vatRate: 10 } });
let root: Root | undefined;

/** Whether React expects updates to be wrapped in `act`. */
export const expectAct = (isExpected: boolean) =>
  Object.assign(window, { IS_REACT_ACT_ENVIRONMENT: isExpected });

/** Every test starts with an empty page and an empty cart. */
export function resetAfterEach(): void {
  beforeEach(() => void expectAct(true));
  afterEach(() => {
    unmount();
    document.body.replaceChildren();
    store.set(emptyCartAtom);
    store.set(commonAtom, emptyCommon);
    localStorage.clear();
  });
}

export function Island({ data, hasPriceView }: { data: Record<string, unknown>; hasPriceView?: boolean }) {
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
export function mount(
  data: Record<string, unknown> = fixtures.default.data,
  { hasPriceView = true, beforeHydration = () => {} } = {},
): unknown[] {
  const warnings: unknown[] = [];
  const element = <Island data={data} hasPriceView={hasPriceView} />;
  document.body.innerHTML = `<div id="root">${renderToString(element)}</div>`;
  beforeHydration();
  act(() => hydrate(element, (error) => warnings.push(error)));
  return warnings;
}

/** Hydrates the HTML in the page. */
export function hydrate(element: ReactNode, onRecoverableError: (error: unknown) => void = () => {}): void {
  root = hydrateRoot(document.getElementById('root') as HTMLElement, element, { onRecoverableError });
}

export function unmount(): void {
  act(() => root?.unmount());
  root = undefined;
}

export const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
export const total = () => document.querySelector('output')?.textContent ?? '';
export const button = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((element) =>
    name.test(element.getAttribute('aria-label') ?? element.textContent ?? ''),
  ) as HTMLElement;
export const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
export const press = (element: HTMLElement | undefined): boolean => {
  const event = click();
  act(() => void element?.dispatchEvent(event));
  return event.defaultPrevented;
};
