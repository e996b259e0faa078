import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { copyBuffer } from '#engine/cache/copy-buffer.ts';
import type { Sieve } from '#engine/cache/sieve.ts';
import { bytesOf } from './body.ts';
import { type Encoding, encode } from './encoding.ts';
import { type Entry, plainBody, toVariant, type Variant } from './entry.ts';
import { createRecompressor } from './recompress.ts';

/** Compresses a text. */
export type Pack = typeof encode;

/**
 * Texts that are compressed at once, and how many may wait: brotli takes 8.5 MB for each from the moment it is asked.
 * Whoever comes beyond that is sent what is there.
 */
const packed = { atOnce: 2, waiting: 16 };
/** Unpacking takes little memory and no time to speak of, but there is nothing to send in its place. */
const unpacked = { atOnce: 2, waiting: 500 };

/**
 * The encodings of kept answers: each made once, when somebody first takes it.
 * @param kept where answers are kept, and counted
 * @param onError is told what could not be compressed, or unpacked
 */
export function createVariants({
  kept,
  now,
  pack = encode,
  onError,
}: {
  kept: Sieve<string, Entry>;
  now: () => number;
  pack?: Pack | undefined;
  onError: (error: unknown, key: string) => void;
}) {
  /** What is being compressed, or unpacked. */
  const making: Record<Encoding, Map<Entry, Promise<Variant>>> = {
    identity: new Map(),
    br: new Map(),
    gzip: new Map(),
  };
  const packTightly = createRecompressor(now);
  const packing = bulkhead(packed.atOnce, packed.waiting);
  const unpacking = bulkhead(unpacked.atOnce, unpacked.waiting);
  const unpack = (entry: Entry): Promise<Buffer> =>
    entry.variants.identity ? plainBody(entry) : unpacking.execute(() => plainBody(entry));
  const bodyIn = (entry: Entry, encoding: Encoding): Promise<Buffer> =>
    encoding === 'identity'
      ? unpack(entry)
      : packing.execute(async () => pack(await plainBody(entry), encoding));

  const keep = (entry: Entry, made: Variant, encoding: Encoding): Variant => {
    const before = entry.variants[encoding];
    entry.variants[encoding] = made;
    if (kept.peek(entry.key) !== entry) return made;
    kept.grow(entry.key, bytesOf(made.body) - bytesOf(before?.body ?? []));
    // Nearly every browser takes brotli: uncompressed, six times as large, the text would push out other pages.
    const { identity, br, gzip } = entry.variants;
    if (identity && !entry.isTakenPlain) {
      entry.variants = { ...(br && { br }), ...(gzip && { gzip }) };
      kept.grow(entry.key, -bytesOf(identity.body));
    }
    return made;
  };

  const make = (entry: Entry, encoding: Encoding, others: readonly Encoding[]): Promise<Variant> => {
    const made = bodyIn(entry, encoding)
      // Where another came meanwhile, it is of the page before, which said the same: at least as small.
      .then(
        (body) => entry.variants[encoding] ?? keep(entry, toVariant(copyBuffer(body), encoding), encoding),
      )
      .catch((error) => {
        const isFull = error instanceof BulkheadRejectedError;
        if (!isFull) onError(error, entry.key);
        if (encoding !== 'identity') return isFull ? asItIs(entry, others) : variant(entry, 'identity');
        if (!isFull && kept.peek(entry.key) === entry) kept.delete(entry.key);
        throw error;
      })
      .finally(() => making[encoding].delete(entry));
    making[encoding].set(entry, made);
    return made;
  };

  /** What is there already, or is had without compressing. That it was sent plain does not make it one that is taken so. */
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

  /** Packs it behind visitors, and puts that in place of what they were sent so far. */
  const tighten = (entry: Entry) => {
    packTightly(() => bodyIn(entry, 'identity'))
      ?.then((body) => {
        // Made anew once more meanwhile, it is another entry, of the same text where its tag is the same.
        const current = kept.peek(entry.key);
        if (current?.etag === entry.etag && current?.variants.br)
          keep(current, toVariant(copyBuffer(body), 'br', true), 'br');
      })
      .catch((error) => onError(error, entry.key));
  };

  /**
   * Whoever takes the old one compressed takes the new one so. Most say the same as before: no need to compress anew, but
   * as they will be sent for a while yet, to do it well.
   */
  const encodeLike = (before: Entry, fresh: Entry) => {
    for (const encoding of ['br', 'gzip'] as const) {
      const known = before.variants[encoding];
      if (!known || kept.peek(fresh.key) !== fresh) continue;
      if (fresh.etag === before.etag) {
        keep(fresh, known, encoding);
        if (encoding === 'br' && !known.isTight) tighten(fresh);
      } else Promise.resolve(variant(fresh, encoding)).catch(() => {});
    }
  };

  return { variant, encodeLike };
}
