import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { catalog } from '#schemas/operator/catalog.ts';
import { catalogOf } from './serve-catalog.ts';

test('the catalog has every block and template, in the language of the operator', () => {
  const korean = catalog.parse(catalogOf(registry, 'ko'));
  expect(korean.blocks.map(({ type }) => type)).toEqual([...registry.blocks.keys()]);
  expect(Object.keys(korean.templates)).toEqual([...registry.templates.keys()]);
  expect(korean.templates.branding?.tokens['color.bg']).toBe('#faf7f0');
  const label = (language: 'ko' | 'en') =>
    catalogOf(registry, language).blocks.find(({ type }) => type === 'NoticeList')?.label;
  expect(label('ko')).not.toBe(label('en'));
});

test('blocks state where they may stand, and slots what they take', () => {
  const { blocks } = catalogOf(registry, 'en');
  expect(blocks.find(({ type }) => type === 'NoticeList')?.places).toEqual(['section']);
  expect(blocks.find(({ type }) => type === 'FooterMain')?.places).toEqual(['footer']);
  const slots = blocks.find(({ type }) => type === 'HeaderBar')?.slots ?? [];
  expect(slots.map(({ takes }) => takes)).toContain('control');
});

test('a new list begins with the entries that templates read, and not with those of one page', () => {
  const { blocks } = catalogOf(registry, 'en');
  const newSource = (type: string) => blocks.find((block) => block.type === type)?.newSource;
  expect(newSource('StaffGrid')).toEqual({ name: 'employees', params: { limit: 100 } });
  expect(newSource('ProductGrid')?.params).not.toHaveProperty('relatedTo');
  expect(newSource('ProductDetail')).toMatchObject({ params: { productId: { $bind: 'params.productId' } } });
  expect(newSource('ExhibitionProducts')).toEqual({ name: 'exhibition-products' });
  expect(newSource('RichText')).toBeUndefined();
});

test('vendors state where their ids belong and what they load', () => {
  const { vendors } = catalogOf(registry, 'en');
  expect(vendors.map(({ name }) => name)).toEqual([...registry.vendors.keys()]);
  const vendor = (name: string) => vendors.find((one) => one.name === name);
  expect(vendor('google-tag-manager')).toMatchObject({
    label: 'Google Tag Manager',
    fields: ['gtmId'],
    origins: { script: ['https://www.googletagmanager.com'] },
  });
  expect(vendor('tiktok-pixel')?.fields).toEqual([]);
});

test('blocks are found by words of four languages', () => {
  const words = catalogOf(registry, 'en').blocks.find(({ type }) => type === 'HeroSlider')?.words ?? '';
  for (const word of ['hero slider', '슬라이더', 'スライダー', '轮播', 'carousel', '배너'])
    expect(words).toContain(word);
});

test('every block has keywords in every language', () => {
  for (const { type, meta } of registry.blocks.values())
    for (const script of [
      /[a-z]/,
      /\p{Script=Hangul}/u,
      /[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}]/u,
    ])
      expect(meta.keywords, type).toMatch(script);
});
