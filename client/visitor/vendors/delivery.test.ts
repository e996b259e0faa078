import { beforeEach, expect, test, vi } from 'vitest';
import type { VendorClient, VendorTools } from '#registry/vendor.ts';
import type { SiteEvent } from '#schemas/site/site-event.ts';
import { createDelivery } from './delivery.ts';

const event = (n: number) => ({ name: 'popup_view', id: `e${n}`, at: 0, popup: n }) as SiteEvent;
const tools = {} as VendorTools;
let got: string[];
const client: VendorClient = { start: () => {}, send: ({ id }) => void got.push(id), stores: [] };

beforeEach(() => {
  got = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('events wait for the script, and keep their order', () => {
  const delivery = createDelivery('x');
  for (const n of [1, 2]) delivery.take(event(n));
  expect(got).toEqual([]);
  delivery.open(client, {}, tools);
  delivery.take(event(3));
  expect(got).toEqual(['e1', 'e2', 'e3']);
});

test('of more than a hundred that wait, the oldest are dropped', () => {
  const delivery = createDelivery('x');
  for (let n = 1; n <= 130; n += 1) delivery.take(event(n));
  delivery.open(client, {}, tools);
  expect([got.length, got[0], got.at(-1)]).toEqual([100, 'e31', 'e130']);
});

test('nothing is passed on once it is closed, even if the script loads later', () => {
  const [open, waiting] = [createDelivery('x'), createDelivery('y')];
  open.open(client, {}, tools);
  open.close();
  open.take(event(1));
  waiting.take(event(2));
  waiting.close();
  waiting.open(client, {}, tools);
  waiting.take(event(3));
  expect(got).toEqual([]);
});

test('a vendor that refuses an event gets the next', () => {
  const delivery = createDelivery('x');
  const send = vi.fn(({ id }: SiteEvent) => {
    if (id === 'e1') throw new Error('no');
    got.push(id);
  });
  delivery.open({ ...client, send }, {}, tools);
  for (const n of [1, 2]) delivery.take(event(n));
  expect(got).toEqual(['e2']);
});
