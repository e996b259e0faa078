import { expect, test } from 'vitest';
import { addressForTitle, addressOf, addressProblem, freeAddress } from './page-address.ts';

const keys = [
  { key: '/', origin: 'template' as const },
  { key: '/products', origin: 'template' as const },
  { key: '/products/{productId}', origin: 'template' as const },
  { key: '/spring', origin: 'document' as const },
];
const reasonOf = (address: string) => addressProblem(address, keys)?.reason;

test.each([
  ['', 'empty'],
  ['/', 'empty'],
  ['winter', 'slash'],
  ['/Winter', 'characters'],
  ['/winter event', 'characters'],
  ['/겨울', 'characters'],
  ['/winter?x=1', 'characters'],
  ['/{id}', 'characters'],
  ['/winter/', 'parts'],
  ['/winter//event', 'parts'],
  ['/en/winter', 'language'],
  ['/ko', 'language'],
  ['/api', 'served'],
  ['/_maru/page', 'served'],
  ['/spring', 'taken'],
  ['/products', 'template'],
  ['/not-found', 'template'],
  ['/introduce', 'template'],
  ['/products/12', 'numbers'],
])('a new page cannot have the address %j: %s', (address, reason) => expect(reasonOf(address)).toBe(reason));

test.each(['/winter-event', '/events/2026_winter', '/products/best', '/spring-2', '/english'])(
  'a new page can have the address %s',
  (address) => expect(reasonOf(address)).toBeUndefined(),
);

test('an address is read from what is typed or pasted', () => {
  expect(addressOf(' Winter event ')).toBe('/winter-event');
  expect(addressOf('https://clinic.example/winter-event')).toBe('/winter-event');
  expect(addressOf('/winter')).toBe('/winter');
  expect(addressOf(' ')).toBe('');
});

test('a title proposes an address if it has Latin letters, and one that is free', () => {
  expect(addressForTitle('Winter Event 2026!')).toBe('/winter-event-2026');
  expect(addressForTitle('Café’s menu')).toBe('/cafes-menu');
  expect(addressForTitle('겨울 이벤트 2026')).toBe('');
  expect(freeAddress('/winter', keys)).toBe('/winter');
  expect(freeAddress('/spring', keys)).toBe('/spring-2');
  expect(freeAddress('/spring', [...keys, { key: '/spring-2', origin: 'document' }])).toBe('/spring-3');
  expect(freeAddress('/products', keys)).toBe('/products-2');
  expect(freeAddress('', keys)).toBe('');
});
