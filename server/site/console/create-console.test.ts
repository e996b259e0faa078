import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { addPartners } from '#server/backend/testing/partners.ts';
import { askPlainly, startConsole } from '#tests/setup/operator-console.ts';
import { consoleFirst } from './create-console.ts';
import { isConsoleOrigin } from './is-console-origin.ts';

const operatorConsole = startConsole();

test('every address but assets and calls is the application, which nobody may frame', async () => {
  const response = await operatorConsole.ask('/partners/han/history');
  expect(response).toMatchObject({ statusCode: 200, body: expect.stringContaining('Console') });
  const policy = String(response.headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-inline;');
  expect((await operatorConsole.ask('/assets/main-1.js')).headers['cache-control']).toContain('immutable');
  expect((await operatorConsole.ask('/assets/main-2.js')).statusCode).toBe(404);
  expect((await operatorConsole.ask('/favicon.ico')).headers['content-type']).toBe('image/png');
});

test('a page may frame the site of its own partner alone, and only for a member', async () => {
  const cookie = await operatorConsole.signIn();
  const frames = async (path: string, own?: string) => {
    const { headers } = await operatorConsole.ask(path, own ? { cookie: own } : {});
    return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.trim() ?? '';
  };
  expect(await frames('/partners/han/site', cookie)).toMatch(/^https?:\/\/han\./);
  expect(await frames('/partners/sakura/site', cookie)).toBe('');
  expect(await frames('/partners/han/site')).toBe('');
  expect(await frames('/partners', cookie)).toBe('');
});

test('a page may frame the site of a partner beyond the first thousand', async () => {
  await addPartners(operatorConsole.db(), 1_100);
  await operatorConsole
    .db()
    .updateTable('partners')
    .set({ origin: 'https://last.example' })
    .where('code', '=', 'many-01099')
    .execute();
  const cookie = await operatorConsole.signInAdministrator();
  const { headers } = await operatorConsole.ask('/partners/many-01099/site', { cookie });
  expect(headers['content-security-policy']).toContain('frame-src https://last.example');
});

test('too many requests are refused in words, in the language of the console', async () => {
  // Another IP address than the other tests use.
  const ask = (language: string) =>
    operatorConsole.server().inject({
      url: '/robots.txt',
      remoteAddress: '192.0.2.9',
      headers: { host: 'console.localhost:3000', 'accept-language': language },
    });
  for (let asked = 0; asked < 1_200; asked++) await ask('en');
  const texts = await Promise.all(
    ['en', 'ko'].map(async (language) => {
      const { statusCode, body } = await ask(language);
      return [statusCode, JSON.parse(body).translatedMessage];
    }),
  );
  expect(texts).toEqual([
    [429, expect.stringContaining('Too many requests came from your network')],
    [429, expect.stringContaining('잠시 후 다시')],
  ]);
});

test('requests are told apart by host alone', async () => {
  const server = createServer(
    consoleFirst(
      operatorConsole.server(),
      isConsoleOrigin({ CONSOLE_HOST: '' }),
      ({ headers }) => `http://${headers.host}`,
      (_, response) => response.end('site'),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const textOf = async (name: string) => (await askPlainly(port, '/', { host: name })).body;
  expect(await textOf('console.localhost:3000')).toContain('Console');
  for (const name of [
    'bomnal.localhost:3000',
    'console.localhost.evil.example',
    'xconsole.localhost',
    'console.localhost:3000, bomnal.localhost:3000',
    'console.localhost:x',
  ])
    expect(await textOf(name)).toBe('site');
  server.close();
});

test.each(['password-resets', 'invitations'])(
  'a token of %s is not logged when the backend fails',
  async (kind) => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => void lines.push(line) });
    const lonely = await operatorConsole.open('http://127.0.0.1:9', logger);
    const token = 'secret'.repeat(8);
    expect(await lonely.inject(`/operator/${kind}/${token}`)).toMatchObject({ statusCode: 502 });
    expect(lines.join()).toContain('the console failed');
    expect(lines.join()).not.toContain(token);
    await lonely.close();
  },
);
