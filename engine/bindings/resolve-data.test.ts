import { expect, test } from 'vitest';
import { resolveData, resolveText } from './resolve-data.ts';

const scope = {
  locale: 'en' as const,
  mainLocale: 'ko' as const,
  roots: {
    partner: { partnerTel: '02-555-0182', hours: [{ open: '10:00' }], name: { ko: '봄날' } },
    params: { productId: '7' },
  },
};

test('text in the language of the page is a plain string', () => {
  expect(resolveText({ ko: '시술', en: 'Treatments' }, scope)).toBe('Treatments');
});

test('text without the page’s language has the language of its fallback', () => {
  expect(resolveText({ ko: '시술' }, scope)).toEqual({ text: '시술', lang: 'ko' });
  expect(resolveText({ zh: '项目' }, scope)).toEqual({ text: '项目', lang: 'zh' });
});

test('an empty translation counts as a translation', () => {
  expect(resolveText({ ko: '시술', en: '' }, scope)).toBe('');
});

test('bindings are replaced at any depth, and missing facts become undefined', () => {
  const data = {
    tel: { $bind: 'partner.partnerTel' },
    list: [{ at: { $bind: 'partner.hours.0.open' } }],
    none: { $bind: 'partner.fax' },
  };
  expect(resolveData(data, scope)).toEqual({ tel: '02-555-0182', list: [{ at: '10:00' }], none: undefined });
});

test('a bound localized fact is resolved too', () => {
  expect(resolveData({ $bind: 'partner.name' }, scope)).toEqual({ text: '봄날', lang: 'ko' });
});

test('a binding cannot reach into prototypes', () => {
  expect(resolveData({ $bind: 'partner.constructor.name' }, scope)).toBeUndefined();
  expect(resolveData({ $bind: '__proto__.x' }, scope)).toBeUndefined();
});
