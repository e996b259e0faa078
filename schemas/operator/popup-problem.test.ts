import { expect, test } from 'vitest';
import type { PopupBody } from './popup-calls.ts';
import { popupProblem } from './popup-problem.ts';

const slide = { title: { ko: '제목' }, pcContent: '/files/han/popup.webp', devices: ['PC' as const] };
const { pcContent: _, ...bare } = slide;

test.each<[string | undefined, Partial<Pick<PopupBody, 'startAt' | 'endAt' | 'items' | 'locations'>>]>([
  [undefined, {}],
  [undefined, { items: [slide, { ...bare, mobileContent: '/files/han/popup.webp' }] }],
  [undefined, { startAt: '2026-06-01T00:00:00Z', endAt: '2026-06-01T00:00:01Z' }],
  ['POPUP_PERIOD', { startAt: '2026-06-01T00:00:00Z', endAt: '2026-06-01T09:00:00+09:00' }],
  ['POPUP_PERIOD', { startAt: '2026-06-02T00:00:00Z', endAt: '2026-06-01T00:00:00Z' }],
  ['POPUP_TITLE_MISSING', { items: [slide, { ...slide, title: { en: 'Title' } }] }],
  ['POPUP_TITLE_MISSING', { items: [{ ...slide, title: { ko: '  ' } }] }],
  ['POPUP_PICTURE_MISSING', { items: [slide, bare] }],
  [undefined, { locations: ['/products/category/7', '/products/{productId}'] }],
  ['POPUP_LOCATION', { locations: ['/', '/products?sort=new'] }],
  ['POPUP_LOCATION', { locations: ['/introduce#staff'] }],
])('%s: %j', (expected, change) => {
  expect(popupProblem({ locations: ['/'], items: [slide], ...change }, 'ko')).toBe(expected);
});
