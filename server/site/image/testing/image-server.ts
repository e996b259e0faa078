import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { createFileProxy } from '#server/site/image/proxy-file.ts';
import { serveImages } from '#server/site/image/serve-images.ts';

/**
 * A separate process whose memory a test can measure: the image routes in front of a backend with one picture and a file
 * `huge.jpg` of 19 MiB.
 * `node image-server.ts <picture> <cache directory>` prints its port. `GET /measured` returns how many requests the backend
 * got, how many at once at most, and the peak memory of the process in bytes.
 */
const [picture = '', directory = ''] = process.argv.slice(2);
const bytes = readFileSync(picture);
const huge = Buffer.alloc(19 * 1024 ** 2, 'x');
let asked = 0;
let open = 0;
let atOnce = 0;
const backend = createServer(async ({ url }, response) => {
  asked += 1;
  open += 1;
  atOnce = Math.max(atOnce, open);
  // Long enough for all concurrent requests to be counted.
  await sleep(50);
  open -= 1;
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(url?.endsWith('huge.jpg') ? huge : bytes);
});
await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
const server = fastify();
const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
serveImages(server, { backendUrl, proxyFile: createFileProxy(backendUrl), directory });
server.get('/measured', async () => ({ asked, atOnce, peak: process.resourceUsage().maxRSS * 1024 }));
await server.listen({ port: 0, host: '127.0.0.1' });
console.log((server.server.address() as AddressInfo).port);
