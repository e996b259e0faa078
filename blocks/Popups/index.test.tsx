import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import type { PopupRow } from '#schemas/api/popups.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { popupRow, slide } from './fixtures.ts';
import Popups from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { meta } from './schema.ts';

const render = (rows: PopupRow[], page = {}, config = {}) =>
  renderForTest({ component: Popups, messages }, { data: {}, source: { rows }, page, config });
const popupsOf = (html: string) =>
  [...html.matchAll(/data-popup="(\d+)" data-device="(\w+)"/g)].map(([, id, device]) => `${id} ${device}`);

test('popups are those of the current page, once per device', () => {
  const rows = [
    popupRow(1),
    popupRow(2, { locations: ['/products'] }),
    popupRow(3, { popupItems: [slide('a', { devices: ['PC'] })] }),
    popupRow(4, { popupItems: [slide('b', { devices: ['MOBILE'] })] }),
  ];
  expect(popupsOf(render(rows).html)).toEqual(['1 PC', '3 PC', '1 MOBILE', '4 MOBILE']);
  expect(popupsOf(render(rows, { path: '/products', pageKey: '/products' }).html)).toEqual([
    '2 PC',
    '2 MOBILE',
  ]);
});

test('popups stay in a template until the browser mounts them', () => {
  const { html } = render([popupRow(1)]);
  expect(html).toMatch(/^<template [^>]*>.*<\/template>$/);
  // A preload would put hidden characters before it.
  expect(html).not.toMatch(/<link|loading="eager"|fetchpriority/i);
});

test('an ended popup is not sent, and the page expires when the next one ends', () => {
  const { html, expiries } = render([
    popupRow(1, { endAt: '2026-11-20T00:00:00.000Z' }),
    popupRow(2, { endAt: '2026-11-22T00:00:00.000Z' }),
  ]);
  expect(popupsOf(html)).toEqual(['2 PC', '2 MOBILE']);
  expect(expiries).toEqual(['2026-11-22T00:00:00.000Z']);
});

test('slides advance every 5 seconds, and one alone does not', () => {
  const { html } = render([popupRow(1, { popupItems: [slide('a'), slide('b')] })]);
  expect(html).toContain('data-slider="restless" data-transition="300" data-autoplay="5000"');
  expect(render([popupRow(1, { popupItems: [slide('a')] })]).html).not.toContain('data-autoplay');
});

test('a popup carries its requested size and position', () => {
  const attributes = (change: Partial<PopupRow>) =>
    [...render([popupRow(1, change)]).html.matchAll(/data-asks="([^"]*)" data-direction="(\w+)"/g)].map(
      ([, asks, direction]) => [JSON.parse((asks ?? '').replaceAll('&quot;', '"')), direction],
    );
  const ratio = { mobileWidth: 1, mobileHeight: 1 };
  expect(attributes({ ...ratio, isAutoPlacement: false, direction: 'BOTTOM_RIGHT' })).toEqual([
    [{ width: 852, height: 640 }, 'BOTTOM_RIGHT'],
    [{ width: 1, height: 1, isFluid: true }, 'CENTER'],
  ]);
  expect(attributes({ direction: 'TOP' })[0]?.[1]).toBe('CENTER');
});

test('a page without popups of its own gets no popup code', () => {
  const source = { rows: [popupRow(1, { locations: ['/products'] })] };
  const needed = (path: string, answer: unknown = source) =>
    meta.isNeeded?.({ source: answer, page: { path, pageKey: path } });
  expect([needed('/products'), needed('/'), needed('/', { rows: [] }), needed('/', undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a popup in another language than the page declares it for its name, titles and pictures only', () => {
  const languages = (popupType: string, locale: LanguageCode) => {
    const { html } = render([popupRow(1)], { locale }, { popupType });
    return [...html.matchAll(/<(\w+)[^>]* lang="(\w+)"/g)].map(([, tag, lang]) => `${tag} ${lang}`);
  };
  const inside = ['div en', 'img ko', 'span ko', 'span ko'];
  expect(languages('LAYER', 'en').slice(0, 5)).toEqual(['dialog ko', ...inside]);
  expect(languages('GRID', 'en').slice(0, 4)).toEqual(inside);
  expect(languages('LAYER', 'ko')).toEqual([]);
});

test('isPopupDimmed darkens the page behind popups, one at a time or all at once', () => {
  const dims = (popupType: string, isPopupDimmed: boolean) =>
    /Popups-layer--dimmed|Popups-dim"/.test(render([popupRow(1)], {}, { popupType, isPopupDimmed }).html);
  for (const popupType of ['LAYER', 'GRID'])
    expect([dims(popupType, true), dims(popupType, false)], popupType).toEqual([true, false]);
});

test('the browser gets the site’s popup settings', () => {
  const config = {
    popupType: 'GRID',
    popupGridWidthCount: 2,
    popupTopOffset: 1,
    popupBottomOffset: 2,
    popupLeftOffset: 3,
    popupRightOffset: 4,
  };
  const [, settings = ''] = /data-popups="([^"]*)"/.exec(render([popupRow(1)], {}, config).html) ?? [];
  expect(JSON.parse(settings.replaceAll('&quot;', '"'))).toMatchObject({
    type: 'GRID',
    widthCount: 2,
    offsets: { top: 1, bottom: 2, left: 3, right: 4 },
  });
});
