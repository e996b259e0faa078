import { expect, test } from 'vitest';
import { utmInQuery } from '#engine/browser/events/utm-in-query.ts';
import { requestInQuery } from './widget-request.ts';

test('wcopen opens the visit reservation, wopen the treatment reservation', () => {
  expect(requestInQuery('?wcopen=true')).toEqual({ to: 'visit' });
  expect(requestInQuery('?a=1&wopen')).toEqual({ to: 'treatment' });
  expect(requestInQuery('?wopen=false')).toBeUndefined();
  expect(requestInQuery('?page=2')).toBeUndefined();
});

test('wcid opens a product list and weid an event product list, with wpid', () => {
  expect(requestInQuery('?wcid=3')).toEqual({ to: 'productList', categoryId: 3, partnerOrProductId: null });
  expect(requestInQuery('?wcid=3&wpid=12')).toMatchObject({ categoryId: 3, partnerOrProductId: 12 });
  expect(requestInQuery('?weid=5&wpid=1&wopen=1')).toEqual({
    to: 'eventProductList',
    eventId: 5,
    partnerOrProductId: 1,
  });
});

test.each(['abc', '-1', '1.5', '0', '', '1e3', '٣', '99999999999999999999', '<b>'])(
  'an id of %j is invalid and ignored',
  (invalid) => {
    expect(requestInQuery(`?wcid=${encodeURIComponent(invalid)}`)).toBeUndefined();
    expect(requestInQuery(`?weid=${encodeURIComponent(invalid)}&wcopen=1`)).toEqual({ to: 'visit' });
    expect(requestInQuery(`?wcid=1&wpid=${encodeURIComponent(invalid)}`)).toMatchObject({
      partnerOrProductId: null,
    });
  },
);

test('every UTM value is passed on, and nothing else', () => {
  const names = [
    'source',
    'medium',
    'campaign',
    'term',
    'content',
    'target',
    'channel',
    'createdAt',
    'partnerId',
    'eventId',
    'productId',
  ];
  const all = Object.fromEntries(names.map((name) => [`utm_${name}`, `${name} 값`]));
  expect(utmInQuery(`?${new URLSearchParams({ ...all, utm_other: 'x', page: '2' })}`)).toEqual(all);
  expect(utmInQuery(`?utm_source=${'x'.repeat(300)}`).utm_source).toHaveLength(200);
  expect(utmInQuery('?utm_source=')).toEqual({});
});
