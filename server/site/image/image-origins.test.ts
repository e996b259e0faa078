import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readEnv } from '#server/site/config/env.ts';

const read = (origins?: string) =>
  readEnv({ BACKEND_URL: 'http://127.0.0.1:9', APP_KEY: 'key', IMAGE_ORIGINS: origins }).IMAGE_ORIGINS;

test('origins are normalized as browsers write them', () => {
  expect([read(), read(''), read(' , ')]).toEqual([[], [], []]);
  expect(
    read(' https://cdn.example.com, HTTPS://CDN.Example.com:443/ ,http://10.0.0.5:9000,http://[::1]:80'),
  ).toEqual(['https://cdn.example.com', 'http://10.0.0.5:9000', 'http://[::1]']);
  expect(read('https://사진.example')).toEqual([new URL('https://사진.example').origin]);
});

test.each([
  'cdn.example.com',
  '//cdn.example.com',
  'https:cdn.example.com',
  'ftp://cdn.example.com',
  'https://*.example.com',
  'https://user:secret@cdn.example.com',
  'https://cdn.example.com/pictures',
  'https://cdn.example.com?a',
  'https://cdn.example.com/#a',
  'https://cdn.example.com:99999',
  'https://cdn.example.com; https://b.example.com',
  "https://cdn.example.com'self'",
  'https://256.1.1.1',
  'https://[::g]',
  'https://',
])('%s is not an origin, and the error names it', (origin) => {
  expect(() => read(`https://good.example.com,${origin}`)).toThrow(
    `IMAGE_ORIGINS: "${origin}" is not an origin such as https://cdn.example.com`,
  );
});

test('every invalid origin is named', () => {
  expect(() => read('a,https://good.example.com,b')).toThrow(/"a" is not an origin.*; IMAGE_ORIGINS: "b" is/);
});

test('the site does not start with an invalid origin, and prints only the reason', () => {
  const env = { ...process.env, BACKEND_URL: 'http://127.0.0.1:9', APP_KEY: 'key', IMAGE_ORIGINS: 'a,b' };
  const { status, stderr } = spawnSync(process.execPath, ['server/site/main.ts'], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    '[env] IMAGE_ORIGINS: "a" is not an origin such as https://cdn.example.com; IMAGE_ORIGINS: "b" is not an origin such as https://cdn.example.com\n',
  ]);
});
