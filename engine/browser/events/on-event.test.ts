// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteEvent } from '#schemas/site/site-event.ts';

let stream: Pick<typeof import('./event-stream.ts'), 'emit'> & typeof import('./on-event.ts');

beforeEach(async () => {
  vi.resetModules();
  const { emit } = await import('./event-stream.ts');
  stream = { emit, ...(await import('./on-event.ts')) };
});

const collected = () => {
  const events: SiteEvent[] = [];
  const stop = stream.onEvent((event) => events.push(event));
  return { events, stop };
};

test('a listener gets the events so far, in order, and every later one', () => {
  stream.emit('search', { keyword: '리프팅' });
  const { events, stop } = collected();
  stream.emit('popup_view', { popup: 3 });
  expect(events).toMatchObject([
    { name: 'search', keyword: '리프팅' },
    { name: 'popup_view', popup: 3 },
  ]);
  stop();
  stream.emit('inquiry_send', {});
  expect(events).toHaveLength(2);
});

test('every event has its own id, the same for all listeners', () => {
  const one = collected();
  const other = collected();
  stream.emit('inquiry_send', {});
  stream.emit('inquiry_send', {});
  expect(new Set(one.events.map(({ id }) => id)).size).toBe(2);
  expect(other.events).toEqual(one.events);
});

test('a listener that throws stops neither the others nor the page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stream.onEvent(() => {
    throw new Error('vendor');
  });
  const { events } = collected();
  stream.emit('inquiry_send', {});
  expect(events).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
});

test('an endless visit remembers only the last hundred events', () => {
  for (let popup = 0; popup < 500; popup += 1) stream.emit('popup_view', { popup });
  const { events } = collected();
  expect(events).toHaveLength(100);
  expect(events.at(0)).toMatchObject({ popup: 400 });
});
