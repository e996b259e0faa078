import { expect, test } from 'vitest';
import { freePath, pathForTitle, pathOfText, pathProblem } from './page-path.ts';

const keys = [
  { key: '/', origin: 'template' as const },
  { key: '/products', origin: 'template' as const },
  { key: '/products/{productId}', origin: 'template' as const },
  { key: '/spring', origin: 'document' as const },
];
const reasonOf = (address: string) => pathProblem(address, keys)?.reason;

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
  expect(pathOfText(' Winter event ')).toBe('/winter-event');
  expect(pathOfText('https://clinic.example/winter-event')).toBe('/winter-event');
  expect(pathOfText('/winter')).toBe('/winter');
  expect(pathOfText(' ')).toBe('');
});

test('a title proposes an address if it has Latin letters, and one that is free', () => {
  expect(pathForTitle('Winter Event 2026!')).toBe('/winter-event-2026');
  expect(pathForTitle('Café’s menu')).toBe('/cafes-menu');
  expect(pathForTitle('겨울 이벤트 2026')).toBe('');
  expect(freePath('/winter', keys)).toBe('/winter');
  expect(freePath('/spring', keys)).toBe('/spring-2');
  expect(freePath('/spring', [...keys, { key: '/spring-2', origin: 'document' }])).toBe('/spring-3');
  expect(freePath('/products', keys)).toBe('/products-2');
  expect(freePath('', keys)).toBe('');
});
