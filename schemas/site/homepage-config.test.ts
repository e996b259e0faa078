import { expect, test } from 'vitest';
import { homepageConfig } from './homepage-config.ts';

test('an empty config has every default of SPEC section 3', () => {
  expect(homepageConfig.parse({})).toMatchObject({
    version: 2,
    exposureCategory: 'body',
    popupType: 'LAYER',
    isPopupDimmed: true,
    popupGridWidthCount: 3,
    popupTopOffset: 60,
    popupBottomOffset: 60,
    popupLeftOffset: 60,
    popupRightOffset: 60,
  });
});

test('other defaults suit a clinic in Seoul', () => {
  const config = homepageConfig.parse({});
  expect(config).toMatchObject({
    hasPriceView: true,
    isIncludeVat: true,
    vatRate: 10,
    timeZone: 'Asia/Seoul',
  });
  expect(config.useWidget).toBe(false);
});

test('parsing is idempotent', () => {
  const once = homepageConfig.parse({ seoTitle: { ko: '봄날' }, popupType: 'GRID' });
  expect(homepageConfig.parse(once)).toEqual(once);
});

test.each([
  { hasPriveView: true },
  { timeZone: 'Asia/Soul' },
  { popupType: 'layer' },
  { homepageType: 'SHOP' },
  { popupTopOffset: -1 },
  { seoTitle: {} },
  { ogImageUrl: 'javascript:alert(1)' },
])('refuses %j', (config) => {
  expect(homepageConfig.safeParse(config).success).toBe(false);
});

test('an unknown version is refused by name', () => {
  const messages = [1, 3, '2', null].map((version) => homepageConfig.safeParse({ version }).error?.issues);
  expect(messages.map((issues) => [issues?.[0]?.path, issues?.[0]?.message])).toEqual([
    [['version'], 'config.version 1 is not known: this site reads version 2'],
    [['version'], 'config.version 3 is not known: this site reads version 2'],
    [['version'], 'config.version "2" is not known: this site reads version 2'],
    [['version'], 'config.version null is not known: this site reads version 2'],
  ]);
});
