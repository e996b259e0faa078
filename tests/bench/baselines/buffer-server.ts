// The upper bound: `node:http` with the page's bytes ready, plain and compressed. It only chooses between them.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const file = process.env.BENCH_PAGE ?? '';
const plain = readFileSync(file);
const brotli = readFileSync(`${file}.br`);
const head = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' };
const plainHead = { ...head, 'content-length': plain.length };
const brotliHead = { ...head, 'content-encoding': 'br', 'content-length': brotli.length };

const server = createServer((request, response) => {
  const isBrotli = request.headers['accept-encoding']?.includes('br') === true;
  response.writeHead(200, isBrotli ? brotliHead : plainHead);
  response.end(isBrotli ? brotli : plain);
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), '127.0.0.1');
