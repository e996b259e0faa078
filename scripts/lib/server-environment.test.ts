import { expect, test } from 'vitest';
import { readEnv } from '../../server/site/config/env.ts';
import { sharedPrefix } from '../../server/site/redis/share-through-redis.ts';
import { serverEnvironment } from './server-environment.ts';

const indexOf = (mode: 'production' | 'development', env: NodeJS.ProcessEnv) =>
  serverEnvironment({ mode, port: 1, backendPort: 2, env }).MARU_INDEX;

test('The demo and development list their sites', () => {
  expect(indexOf('production', {})).toBe('1');
  expect(indexOf('production', { HOST: '127.0.0.1' })).toBe('1');
  expect(indexOf('development', { HOST: '0.0.0.0', APP_KEY: 'key' })).toBe('1');
});

test('A public site lists its partners only if configured to', () => {
  for (const env of [{ HOST: '0.0.0.0' }, { TRUSTED_PROXIES: '127.0.0.1' }, { APP_KEY: 'key' }]) {
    expect(indexOf('production', env)).toBe('0');
    expect(indexOf('production', { ...env, MARU_INDEX: '1' })).toBe('1');
  }
  expect(indexOf('production', { MARU_INDEX: '0' })).toBe('0');
});

test('Our backend knows the address of the site on this machine', () => {
  const siteUrl = (env: NodeJS.ProcessEnv) =>
    serverEnvironment({ mode: 'production', port: 80, backendPort: 2, env }).SITE_URL;
  expect(siteUrl({})).toBe('http://127.0.0.1:80');
  expect(siteUrl({ HOST: '::1' })).toBe('http://[::1]:80');
  expect(siteUrl({ SITE_URL: 'https://site.example' })).toBe('https://site.example');
});

test('The site finds its backend where the backend listens', () => {
  const backendUrl = (env: NodeJS.ProcessEnv) =>
    serverEnvironment({ mode: 'production', port: 80, backendPort: 4000, env });
  expect(backendUrl({})).toMatchObject({ BACKEND_PORT: '4000', BACKEND_URL: 'http://127.0.0.1:4000' });
  expect(backendUrl({ BACKEND_HOST: '0.0.0.0' }).BACKEND_URL).toBe('http://127.0.0.1:4000');
  expect(backendUrl({ BACKEND_HOST: '10.0.0.5' }).BACKEND_URL).toBe('http://10.0.0.5:4000');
  expect(backendUrl({ BACKEND_URL: 'http://own.example' }).BACKEND_URL).toBe('http://own.example');
});

/** The prefix that a site started this way shares with others of the same name. */
const prefixOf = (env: NodeJS.ProcessEnv, backendPort: number) =>
  sharedPrefix(
    readEnv(serverEnvironment({ mode: 'production', port: 1, backendPort, env: { APP_KEY: 'key', ...env } })),
  );

test('Sites over one database share whatever ports their backends have; others do not', () => {
  const DATABASE_URL = 'postgres://maru:secret@10.0.0.5/maru';
  const one = prefixOf({ DATABASE_URL }, 2);
  expect(prefixOf({ DATABASE_URL }, 3)).toBe(one);
  const others = [
    { DATABASE_URL: 'postgres://maru:secret@10.0.0.5/other' },
    { DATABASE_URL, APP_KEY: 'other' },
    { DATABASE_URL, BACKEND_URL: 'http://one.example' },
    { DATABASE_URL, BACKEND_URL: 'http://other.example' },
    {},
  ].map((env) => prefixOf(env, 2));
  expect(new Set([one, ...others]).size).toBe(6);
  const options = {
    mode: 'production',
    port: 1,
    backendPort: 2,
    env: { DATABASE_URL },
  } as const;
  expect(serverEnvironment(options).BACKEND_NAME).not.toContain('secret');
});

test('Sites with separate databases share nothing', () => {
  expect(prefixOf({}, 2)).not.toBe(prefixOf({}, 3));
});
