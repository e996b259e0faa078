import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { copyBuffer } from '#engine/cache/copy-buffer.ts';
import type { Sieve } from '#engine/cache/sieve.ts';
import { bytesOf } from './body.ts';
import { type Encoding, encode } from './encoding.ts';
import { type Entry, plainBody, toVariant, type Variant } from './entry.ts';
import { createRecompressor } from './recompress.ts';

/** Compresses a text in an encoding. */
export type Pack = typeof encode;

/**
 * Concurrent compressions, and how many may wait: brotli allocates 8.5 MB for each as soon as it is called. Beyond that,
 * visitors get an existing variant.
 */
const packed = { atOnce: 2, waiting: 16 };
/** Decompression takes little memory and time, but there is nothing else to send. */
const unpacked = { atOnce: 2, waiting: 500 };

/**
 * The encodings of cached answers: each is made once, on first request.
 * @param cached the cache that stores and counts the answers
 * @param onError called if an answer cannot be compressed or decompressed
 */
export function createVariants({
  cached,
  now,
  pack = encode,
  onError,
}: {
  cached: Sieve<string, Entry>;
  now: () => number;
  pack?: Pack | undefined;
  onError: (error: unknown, key: string) => void;
}) {
  /** Compressions and decompressions in progress. */
  const making: Record<Encoding, Map<Entry, Promise<Variant>>> = {
    identity: new Map(),
    br: new Map(),
    gzip: new Map(),
  };
  const recompress = createRecompressor(now);
  const packing = bulkhead(packed.atOnce, packed.waiting);
  const unpacking = bulkhead(unpacked.atOnce, unpacked.waiting);
  const unpack = (entry: Entry): Promise<Buffer> =>
    entry.variants.identity ? plainBody(entry) : unpacking.execute(() => plainBody(entry));
  const bodyIn = (entry: Entry, encoding: Encoding): Promise<Buffer> =>
    encoding === 'identity'
      ? unpack(entry)
      : packing.execute(async () => pack(await plainBody(entry), encoding));

  const store = (entry: Entry, made: Variant, encoding: Encoding): Variant => {
    const before = entry.variants[encoding];
    entry.variants[encoding] = made;
    if (cached.peek(entry.key) !== entry) return made;
    cached.grow(entry.key, bytesOf(made.body) - bytesOf(before?.body ?? []));
    // Nearly every browser accepts brotli. The uncompressed text, six times as large, would evict other pages.
    const { identity, br, gzip } = entry.variants;
    if (identity && !entry.isTakenPlain) {
      entry.variants = { ...(br && { br }), ...(gzip && { gzip }) };
      cached.grow(entry.key, -bytesOf(identity.body));
    }
    return made;
  };

  const make = (entry: Entry, encoding: Encoding, others: readonly Encoding[]): Promise<Variant> => {
    const made = bodyIn(entry, encoding)
      // A variant added in the meantime is from the previous, identical page, and at least as small.
      .then(
        (body) => entry.variants[encoding] ?? store(entry, toVariant(copyBuffer(body), encoding), encoding),
      )
      .catch((error) => {
        const isFull = error instanceof BulkheadRejectedError;
        if (!isFull) onError(error, entry.key);
        if (encoding !== 'identity') return isFull ? asItIs(entry, others) : variant(entry, 'identity');
        if (!isFull && cached.peek(entry.key) === entry) cached.delete(entry.key);
        throw error;
      })
      .finally(() => making[encoding].delete(entry));
    making[encoding].set(entry, made);
    return made;
  };

  /** An existing variant, or the uncompressed one. This does not count as taken uncompressed (`isTakenPlain`). */
  const asItIs = (entry: Entry, others: readonly Encoding[]): Variant | Promise<Variant> => {
    for (const encoding of [...others, 'identity'] as const) {
      const known = entry.variants[encoding];
      if (known) return known;
    }
    return making.identity.get(entry) ?? make(entry, 'identity', []);
  };

  const variant = (
    entry: Entry,
    encoding: Encoding,
    others: readonly Encoding[] = [],
  ): Variant | Promise<Variant> => {
    if (encoding === 'identity') entry.isTakenPlain = true;
    const known = entry.variants[encoding] ?? making[encoding].get(entry);
    if (known) return known;
    const isFull = encoding !== 'identity' && packing.executionSlots + packing.queueSlots === 0;
    return isFull ? asItIs(entry, others) : make(entry, encoding, others);
  };

  /** Compresses it to the minimum in the background, and replaces the variant that visitors got so far. */
  const tighten = (entry: Entry) => {
    recompress(() => bodyIn(entry, 'identity'))
      ?.then((body) => {
        // After another renewal it is another entry, but with the same text if its ETag is the same.
        const current = cached.peek(entry.key);
        if (current?.etag === entry.etag && current?.variants.br)
          store(current, toVariant(copyBuffer(body), 'br', true), 'br');
      })
      .catch((error) => onError(error, entry.key));
  };

  /**
   * Prepares the new entry in the encodings of the old one. Most renewed pages are unchanged: they reuse the old
   * variants, which are worth compressing further, because they will be sent for longer.
   */
  const encodeLike = (before: Entry, fresh: Entry) => {
    for (const encoding of ['br', 'gzip'] as const) {
      const known = before.variants[encoding];
      if (!known || cached.peek(fresh.key) !== fresh) continue;
      if (fresh.etag === before.etag) {
        store(fresh, known, encoding);
        if (encoding === 'br' && !known.isTight) tighten(fresh);
      } else Promise.resolve(variant(fresh, encoding)).catch(() => {});
    }
  };

  return { variant, encodeLike };
}
