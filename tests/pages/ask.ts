import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostOf, port } from '#tests/setup/site-url.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; bytes: number };
type Ask = { method?: string; headers?: Record<string, string>; body?: string; from?: string };

/** The origin of a partner's site as its pages use it. */
export const originOf = (partner: string): string => `http://${hostOf(partner)}`;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Requests an address from a partner's site without following redirects. Node does not resolve `*.localhost`, so the
 * partner is specified by the host header.
 * @param partner its code, or a whole host if it contains a dot or a colon
 * @param ask `from` is the loopback address to send from, by default 127.0.0.1
 */
export function ask(partner: string, path: string, asking: Ask = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from } = asking;
  const host = /[.:]/.test(partner) ? partner : hostOf(partner);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host, ...headers },
        ...(from && { localAddress: from }),
      },
      async (response) => {
        const raw = Buffer.concat(await response.toArray());
        const encoding = response.headers['content-encoding'];
        const whole = method === 'HEAD' || raw.length === 0 ? raw : decode(raw, encoding);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: whole.toString('utf8'),
          bytes: raw.length,
        });
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // A reused connection may close while a request is on its way. Like browsers, ask once more on a new one.
      if (asked.reusedSocket && /^(ECONNRESET|EPIPE)$/.test(error.code ?? ''))
        resolve(ask(partner, path, asking));
      else reject(error);
    });
    asked.end(body);
  });
}

/**
 * Requests a page until it is whole. On a busy machine a source may be late: the page is then sent without it and is not
 * cacheable, or is unavailable if it is nothing without that source.
 */
export async function askForWhole(partner: string, path: string, asking: Ask = {}): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(partner, path, asking);
    const isWhole = answer.status !== 503 && answer.headers['cache-control'] !== 'no-cache';
    if (isWhole || tries === maxTries) return answer;
  }
}

const maxTries = 10;

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
