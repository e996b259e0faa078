import { expect, test } from 'vitest';
import type { EventItem } from '#schemas/site/site-event.ts';
import { googleEvent } from './google-event.ts';

const paramsOf = (item: EventItem) =>
  googleEvent({ name: 'view_item', id: '1', at: 0, items: [item] }).params;

test('a treatment has a value where the page shows its price, and none without', () => {
  const item: EventItem = { id: 3, name: '울쎄라', currency: 'KRW' };
  expect(paramsOf({ ...item, price: 900 })).toMatchObject({ value: 900, currency: 'KRW' });
  expect(paramsOf({ ...item, price: null })).not.toHaveProperty('value');
});
