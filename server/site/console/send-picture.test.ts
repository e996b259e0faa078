import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { host, startConsole } from '#tests/setup/operator-console.ts';

const operatorConsole = startConsole();
const token = 'x'.repeat(43);

/**
 * A console in front of a stubbed backend that knows one session.
 * @returns `asked`: paths that the backend was asked for; `files`: its responses to requests for files, not yet ended
 */
async function start() {
  const asked: string[] = [];
  const files: ServerResponse[] = [];
  const backend = createServer(({ url = '', headers }, response) => {
    asked.push(url);
    if (url === '/operator/session')
      return void response.writeHead(headers.authorization === `Bearer ${token}` ? 200 : 401).end('{}');
    response.writeHead(200, { 'content-type': 'image/webp', etag: '"1"' }).write('first');
    files.push(response);
  });
  await new Promise<void>((ready) => backend.listen(0, '127.0.0.1', ready));
  const server = await operatorConsole.open(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
  await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    server.server.closeAllConnections();
    await server.close();
    backend.closeAllConnections();
    backend.close();
  });
  const { port } = server.server.address() as AddressInfo;
  const ask = async (path: string, cookie: string): Promise<IncomingMessage> => {
    const sent = get({ host: '127.0.0.1', port, path, headers: { host, cookie } });
    const [answer] = await once(sent, 'response');
    return answer;
  };
  return { asked, files, ask };
}

test('pictures are read for valid sessions alone, which are asked for once', async () => {
  const { asked, files, ask } = await start();
  const stranger = await ask('/files/han/a.webp', `maru-session=${'y'.repeat(43)}`);
  expect([stranger.statusCode, files]).toEqual([404, []]);
  const cookie = `maru-session=${token}`;
  const both = await Promise.all(
    ['/files/han/a.webp', '/files/han/b.webp?v=2'].map((path) => ask(path, cookie)),
  );
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await ask('/files/han/c.webp', cookie);
  expect(asked.filter((path) => path === '/operator/session')).toHaveLength(2);
  expect(asked).toContain('/files/han/b.webp?v=2');
});

test('a picture is streamed: what the backend has sent arrives before the rest', async () => {
  const { files, ask } = await start();
  const answer = await ask('/files/han/a.webp', `maru-session=${token}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=300',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const [chunk] = await once(answer, 'data');
  expect([String(chunk), files[0]?.writableEnded]).toEqual(['first', false]);
});

test('other folders are not found', async () => {
  const { asked, ask } = await start();
  const answer = await ask('/files/..%2fsites/a.webp', `maru-session=${token}`);
  expect([answer.statusCode, asked]).toEqual([404, []]);
});
