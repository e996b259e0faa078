import { expect, test } from 'vitest';
import { serverEnvironment } from './server-environment.mjs';

/** @param {'production' | 'development'} mode @param {NodeJS.ProcessEnv} env */
const indexOf = (mode, env) => serverEnvironment({ mode, port: 1, backendPort: 2, env }).MARU_INDEX;

test('The demo and development list their sites', () => {
  expect(indexOf('production', {})).toBe('1');
  expect(indexOf('production', { HOST: '127.0.0.1' })).toBe('1');
  expect(indexOf('development', { HOST: '0.0.0.0', APP_KEY: 'key' })).toBe('1');
});

test('A site that others reach lists its partners only where it is told to', () => {
  for (const env of [{ HOST: '0.0.0.0' }, { TRUSTED_PROXIES: '127.0.0.1' }, { APP_KEY: 'key' }]) {
    expect(indexOf('production', env)).toBe('0');
    expect(indexOf('production', { ...env, MARU_INDEX: '1' })).toBe('1');
  }
  expect(indexOf('production', { MARU_INDEX: '0' })).toBe('0');
});
