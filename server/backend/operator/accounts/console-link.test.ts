import { expect, test } from 'vitest';
import { consoleLink } from './console-link.ts';

const path = '/invitations/abc';
const link = (consoleHost?: string, siteUrl?: string) => consoleLink(path, { consoleHost, siteUrl });

test('the whole address is known by CONSOLE_HOST, or beside a site on this machine', () => {
  expect(link('console.example')).toBe(`https://console.example${path}`);
  expect(link('console.localhost:4000', 'http://127.0.0.1:3000')).toBe(
    `http://console.localhost:4000${path}`,
  );
  expect(link(undefined, 'http://127.0.0.1:3120')).toBe(`http://console.localhost:3120${path}`);
  expect(link('', 'http://[::1]')).toBe(`http://console.localhost${path}`);
});

test('otherwise it is not known', () => {
  expect(link()).toBeUndefined();
  expect(link('off', 'http://127.0.0.1:3000')).toBeUndefined();
  expect(link('', 'http://site.internal:3000')).toBeUndefined();
  expect(link('https://console.example', 'http://127.0.0.1:3000')).toBeUndefined();
});
