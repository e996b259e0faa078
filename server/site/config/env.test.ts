import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const required = { BACKEND_URL: 'http://127.0.0.1:9', APP_KEY: 'key' };

test('a variable that is set to nothing has its default', () => {
  const names = Object.keys(readEnv(required));
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(readEnv({ ...empty, ...required })).toEqual(readEnv(required));
  expect(readEnv({ ...required, HTML_CACHE_MB: ' ', DRAIN_SECONDS: '' })).toMatchObject({
    HTML_CACHE_MB: 64,
    DRAIN_SECONDS: 3,
  });
  expect(readEnv({ ...required, HTML_CACHE_MB: '0', VITALS_SAMPLE: '0' })).toMatchObject({
    HTML_CACHE_MB: 0,
    VITALS_SAMPLE: 0,
  });
  expect(() => readEnv({ ...required, APP_KEY: '' })).toThrow(/APP_KEY/);
  expect(() => readEnv({ ...required, HTML_CACHE_MB: 'much' })).toThrow(/HTML_CACHE_MB/);
});

test.each([
  ['CONSOLE_HOST', 'https://console.example', 'expected a host name such as console.example'],
  ['CONSOLE_HOST', 'console.example/', 'expected a host name'],
  ['TRUSTED_PROXIES', '10.0.0.1, nginx', '"nginx" is not an IP address'],
  ['TRUSTED_PROXIES', '10.0.0.0/99', '"10.0.0.0/99" is not an IP address'],
])('the wrong value of %s is refused with its name: %s', (name, value, problem) => {
  expect(() => readEnv({ ...required, [name]: value })).toThrow(`[env] ${name}: ${problem}`);
});

test('a console and proxies are named as in the guide', () => {
  const CONSOLE_ORIGIN = 'https://console.example:8443';
  expect(readEnv({ ...required, CONSOLE_HOST: 'Console.example:8443' })).toMatchObject({ CONSOLE_ORIGIN });
  expect(readEnv({ ...required, CONSOLE_HOST: 'off' }).CONSOLE_ORIGIN).toBe('');
  const TRUSTED_PROXIES = '127.0.0.1, ::1, 10.0.0.0/8, loopback';
  expect(readEnv({ ...required, TRUSTED_PROXIES })).toMatchObject({ TRUSTED_PROXIES });
});

const read = (BACKEND_URL: string) => readEnv({ ...required, BACKEND_URL }).BACKEND_URL;

test('a backend has an origin, over http or https', () => {
  for (const url of ['http://127.0.0.1:9', 'https://backend.example', 'https://backend.example/'])
    expect(read(url)).toBe(url);
});

test.each(['https://example.com/maru', 'localhost:4000', 'backend.example', 'ftp://backend.example'])(
  'a backend at %s, which no call would reach, is refused with the remedy',
  (url) => {
    expect(() => read(url)).toThrow(/BACKEND_URL: expected an origin such as .+, without a path/);
  },
);
