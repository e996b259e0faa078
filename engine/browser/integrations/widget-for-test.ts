import { vi } from 'vitest';
import type { WidgetSettings } from './widget-settings.ts';

const settings: WidgetSettings = {
  url: '/_widget/type1.mjs',
  menuType: 'Type1',
  consultingReservationOnly: false,
  isMenuReversed: true,
  positionType: 'LEFT',
  treatmentSelectType: 'SINGLE',
  logoSrc: '/files/han/logo.webp',
  colors: { primary1: '#123456' },
  gtmId: 'GTM-HAN1',
  languageCode: 'ko',
  contactUrl: '/cscenter/contact',
  failed: '예약 창을 열지 못했습니다.',
  completeUrl: '/reservation/complete',
};

/** A page whose settings of the widget are changed by `change`. */
export function showPage(change: Partial<WidgetSettings> = {}): void {
  const holder = document.createElement('div');
  holder.dataset.reservationWidget = JSON.stringify({ ...settings, ...change });
  document.body.replaceChildren(holder);
}

/** The API of a Type1 widget. */
export const type1 = () => ({
  init: vi.fn(),
  openVisit: vi.fn(),
  openTreatment: vi.fn(),
  openProductList: vi.fn(),
  openEventProductList: vi.fn(),
  close: vi.fn(),
});

/** The API of a Type2 widget. */
export const type2 = () => ({ setup: vi.fn(), route: vi.fn(), setLanguageCode: vi.fn(), close: vi.fn() });

/** The scripts in the document's head. jsdom loads none: `dispatch` reports their result. */
export const scripts = () => [...document.head.querySelectorAll('script')];
export const dispatch = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type));

type RunWidget = typeof import('./run-widget.ts');

/** Opens a Type1 widget whose script loads at once. */
export async function openType1<W extends ReturnType<typeof type1>>(
  run: RunWidget,
  to: 'visit' | 'treatment',
  widget: W = type1() as W,
): Promise<W> {
  Object.assign(window, { ReservationWidget: widget });
  const opened = run.openHere({ to });
  dispatch('load');
  await opened;
  return widget;
}

/** What is stored in the browser under a key. */
export const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}');

/** Resets what a test leaves in the page. */
export function resetPage(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/products');
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(window, { ReservationWidget: undefined, ReservationWidget2: undefined });
}
