import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** The content encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity';

const chosen = new Map<string | undefined, readonly Encoding[]>([[undefined, ['identity']]]);

/** The encodings that an Accept-Encoding header accepts, best first. Results are cached: browsers send few different headers. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const known = chosen.get(header);
  if (known) return known;
  const accepted = new Set(
    (header ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
      return refused ? [] : [name];
    }),
  );
  const encodings: readonly Encoding[] = [
    ...(['br', 'gzip'] as const).filter((name) => accepted.has(name)),
    'identity',
  ];
  if (chosen.size > 1_000) chosen.clear();
  // No browser sends longer ones, and a thousand of those would take 16 MB.
  if (header && header.length <= 100) chosen.set(header, encodings);
  return encodings;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);
const unbrotli = promisify(brotliDecompress);

/** A page of 142 kB compresses to 24.7 kB at quality 5 in 2.7 ms, to 23.6 at 7 in 3.1, 23.5 at 9 in 19, 22.0 at 11 in 142. */
const quality = { quick: 7, tight: 11 };

/** Compresses off the main thread, quickly, while a visitor waits. */
export const encode = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'gzip' ? zip(body) : brotliAt(body, quality.quick);

/** Compresses as small as brotli can, off the main thread: for bodies that are sent many times. */
export const encodeSmallest = (body: Buffer): Promise<Buffer> => brotliAt(body, quality.tight);

const brotliAt = (body: Buffer, level: number): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window larger than the text finds nothing more, and the thread does not release its memory.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  });

/** The smallest window that holds this many bytes, as a power of two. */
const windowBits = (bytes: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS), 22);

/** Reverses `encode`. */
export const decode = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? unbrotli(body) : unzip(body);
