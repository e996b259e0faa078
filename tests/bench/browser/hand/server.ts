// The hand-written page as a program: listens on PORT, and uses the image route of BENCH_SITE (host BENCH_HOST).
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { handWrittenPage } from './page.ts';

type Picture = { type: string; bytes: Buffer };

const html = Buffer.from(handWrittenPage());
const encodings = { br: brotliCompressSync(html), gzip: gzipSync(html) };
const cached = new Map<string, Promise<Picture>>();

/** A picture as the site encodes it for this browser, from memory after the first request. */
function pictureOf(path: string, accept = '*/*'): Promise<Picture> {
  const key = `${accept} ${path}`;
  const known = cached.get(key);
  if (known) return known;
  const made = fetchPicture(path, accept);
  made.catch(() => cached.delete(key));
  cached.set(key, made);
  return made;
}

// Uses `get`: the site identifies its partner by the Host header, which `fetch` does not let callers set.
const fetchPicture = (path: string, accept: string): Promise<Picture> =>
  new Promise((resolve, reject) => {
    const headers = { accept, host: process.env.BENCH_HOST };
    get(new URL(path, process.env.BENCH_SITE), { headers }, async (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${answer.statusCode} for ${path}`));
      const bytes = await buffer(answer);
      return resolve({ type: answer.headers['content-type'] ?? '', bytes });
    }).on('error', reject);
  });

createServer(async ({ url = '/', headers }, response) => {
  if (url === '/') {
    const accepted = headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(encoding ? encodings[encoding] : html);
    return;
  }
  try {
    if (!url.startsWith('/_image?')) throw new Error(`nothing at ${url}`);
    const { type, bytes } = await pictureOf(url, headers.accept);
    response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
    response.end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(process.env.PORT), process.env.HOST);
