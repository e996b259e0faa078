import { expect, test } from 'vitest';
import { isDemo } from './is-demo.ts';

test('Only a site for this machine, with our own partners and database, is a demo', () => {
  expect(isDemo({})).toBe(true);
  expect(isDemo({ HOST: '127.0.0.1', PORT: '4000' })).toBe(true);
  for (const env of [
    { APP_KEY: 'key' },
    { HOST: '0.0.0.0' },
    { TRUSTED_PROXIES: '127.0.0.1' },
    { DATABASE_URL: 'postgres://maru@10.0.0.5/maru' },
    { BACKEND_URL: 'http://one.example' },
    { MARU_PARTNERS_DIR: '/partners' },
  ])
    expect(isDemo(env)).toBe(false);
});
