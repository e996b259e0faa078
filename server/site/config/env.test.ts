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
