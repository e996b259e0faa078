import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { openSecureFront, type SecureFront } from './secure-front.ts';

let site: Server;
let front: SecureFront;

afterEach(async () => {
  await front.stop();
  site.close();
});

async function open(answer: Parameters<typeof createServer>[1], compresses = false) {
  site = createServer(answer).listen(0, '127.0.0.1');
  await once(site, 'listening');
  front = await openSecureFront((site.address() as AddressInfo).port, { compresses });
}

const isBrotli = (headers: IncomingHttpHeaders) => headers['content-encoding'] === 'br';

async function ask(path: string) {
  const session = connect(`https://127.0.0.1:${front.port}`, { rejectUnauthorized: false });
  const stream = session.request({ ':path': path, ':authority': 'bomnal.localhost' });
  try {
    const [headers] = await once(stream, 'response');
    return { headers, body: await text(isBrotli(headers) ? stream.pipe(createBrotliDecompress()) : stream) };
  } finally {
    session.close();
  }
}

test('a site answers over TLS and HTTP/2 and receives the host and the protocol of the request', async () => {
  await open(({ url, headers }, response) => {
    response.setHeader('keep-alive', 'timeout=5');
    response.end(`${headers['x-forwarded-proto']}://${headers.host}${url}`);
  });
  const { headers, body } = await ask('/products?page=2');
  expect(body).toBe('https://bomnal.localhost/products?page=2');
  expect(headers).toMatchObject({ ':status': 200 });
  expect(headers).not.toHaveProperty('keep-alive');
});

test('a request that the site does not answer is ended, and others are still answered', async () => {
  await open((request, response) => {
    if (request.url === '/broken') request.socket.destroy();
    else response.end('well');
  });
  expect((await ask('/broken')).headers).toMatchObject({ ':status': 502 });
  expect((await ask('/')).body).toBe('well');
});

test('with the option set, texts are compressed and pictures are not', async () => {
  await open(({ url, headers }, response) => {
    response.setHeader('content-type', url === '/a.js' ? 'text/javascript' : 'image/webp');
    response.end(`asked in ${headers['accept-encoding']}`);
  }, true);
  const script = await ask('/a.js');
  expect([script.headers['content-encoding'], script.body]).toEqual(['br', 'asked in identity']);
  expect(script.headers).not.toHaveProperty('content-length');
  expect((await ask('/a.webp')).headers).not.toHaveProperty('content-encoding');
});
