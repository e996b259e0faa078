import { expect, test } from 'vitest';
import { eventOfAll } from './event-of-all.ts';

const autumn = {
  id: 4,
  title: 'Autumn',
  languageCode: 'en' as const,
  isSecret: false,
  startAt: '2026-11-01T00:00:00Z',
  endAt: '2026-12-01T00:00:00Z',
  isAlways: false,
  state: 'ongoing' as const,
};
const now = new Date('2026-11-21T03:00:00Z');
const named = { id: 4, title: 'Autumn', languageCode: 'en' };

test('options that name no event have the price of the treatment’s event', () => {
  expect(eventOfAll(autumn, [{}, {}], now)).toEqual(named);
  expect(eventOfAll({ ...autumn, languageCode: undefined }, [], now)).toEqual({ id: 4, title: 'Autumn' });
  expect(eventOfAll(null, [{}], now)).toBeUndefined();
});

test('if one option names its event, the others have the regular price', () => {
  expect(eventOfAll(autumn, [{}, { event: { id: 9, title: 'Winter' } }], now)).toBeUndefined();
});

test('an event has no prices before it starts, nor after its end, also in an answer from before', () => {
  expect(eventOfAll({ ...autumn, state: 'upcoming' }, [{}], now)).toBeUndefined();
  expect(eventOfAll(autumn, [{}], new Date('2026-12-01T00:00:00Z'))).toBeUndefined();
});
