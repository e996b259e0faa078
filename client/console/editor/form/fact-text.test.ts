import { expect, test } from 'vitest';
import { factValue } from './fact-text.ts';

const facts = {
  partner: {
    partnerTel: '02-123-4567',
    partnerFax: null,
    branches: [{ name: 'A' }, { name: 'B' }],
    partnerParkingInfo: `<p>${'가'.repeat(200)}</p>`,
  },
  config: { seoTitle: { ko: '봄날', en: 'Bomnal' }, hasPriceView: false },
};
const value = (path: string) => factValue(path, facts, { asked: 'en', main: 'ko', timeZone: 'Asia/Seoul' });

test('a fact is shown as it is at present, in the preferred language and without markup', () => {
  expect(value('partner.partnerTel')).toEqual({ kind: 'text', text: '02-123-4567' });
  expect(value('config.seoTitle')).toEqual({ kind: 'text', text: 'Bomnal' });
  expect(value('config.hasPriceView')).toEqual({ kind: 'text', text: 'false' });
  expect(value('partner.branches.1.name')).toEqual({ kind: 'text', text: 'B' });
  expect(value('partner.branches')).toEqual({ kind: 'count', count: 2 });
  expect(value('clock.today')).toMatchObject({
    kind: 'text',
    text: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(value('partner.partnerParkingInfo')).toEqual({ kind: 'text', text: `${'가'.repeat(79)}…` });
});

test('a fact without a value is named as such, and what depends on the page too', () => {
  expect([value('partner.partnerFax'), value('partner.nothing'), value('nothing')]).toEqual(
    Array.from({ length: 3 }, () => ({ kind: 'none' })),
  );
  expect([value('query.page').kind, value('page.product.row.name').kind]).toEqual(['address', 'entry']);
});
