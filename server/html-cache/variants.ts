import type { Sieve } from '#engine/cache/sieve.ts';
import { toKeep } from '#engine/cache/to-keep.ts';
import { bytesOf } from './body.ts';
import type { Encoding } from './encoding.ts';
import { bodyIn, type Entry, toVariant, type Variant } from './entry.ts';
import { createTightPacker } from './pack-tightly.ts';

/**
 * The encodings of kept answers: each made once, when somebody first takes it.
 * @param kept where answers are kept, and counted
 * @param onError is told what could not be compressed, or unpacked
 */
export function createVariants({
  kept,
  now,
  onError,
}: {
  kept: Sieve<string, Entry>;
  now: () => number;
  onError: (error: unknown, key: string) => void;
}) {
  /** What is being compressed, or unpacked. */
  const making: Record<Encoding, Map<Entry, Promise<Variant>>> = {
    identity: new Map(),
    br: new Map(),
    gzip: new Map(),
  };
  const packTightly = createTightPacker(now);

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

  const variant = (entry: Entry, encoding: Encoding): Variant | Promise<Variant> => {
    if (encoding === 'identity') entry.isTakenPlain = true;
    const known = entry.variants[encoding];
    if (known) return known;
    const begun = making[encoding].get(entry);
    if (begun) return begun;
    const made = bodyIn(entry, encoding)
      // Where another came meanwhile, it is of the page before, which said the same: at least as small.
      .then((body) => entry.variants[encoding] ?? keep(entry, toVariant(toKeep(body), encoding), encoding))
      .catch((error) => {
        onError(error, entry.key);
        if (encoding !== 'identity') return variant(entry, 'identity');
        if (kept.peek(entry.key) === entry) kept.delete(entry.key);
        throw error;
      })
      .finally(() => making[encoding].delete(entry));
    making[encoding].set(entry, made);
    return made;
  };

  /** Packs it behind visitors, and puts that in place of what they were sent so far. */
  const tighten = (entry: Entry) => {
    packTightly(() => bodyIn(entry, 'identity'))
      ?.then((body) => {
        // Made anew once more meanwhile, it is another entry, of the same text where its tag is the same.
        const current = kept.peek(entry.key);
        if (current?.etag === entry.etag && current?.variants.br)
          keep(current, toVariant(toKeep(body), 'br', true), 'br');
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
