import { createHash } from 'node:crypto';
import { validateHeaderValue } from 'node:http';
import { copyBuffer } from '#engine/cache/copy-buffer.ts';
import { type Lifetime, lifetimeOf } from '#engine/cache/lifetime.ts';
import type { CachePolicy } from '#registry/cache-policy.ts';
import { type Body, bytesOf, joined } from './body.ts';
import { cacheControl } from './cache-control.ts';
import { decode, type Encoding } from './encoding.ts';

/** A rendered answer, from which the cache entry and the response are built. */
export type Answer = {
  /** 403 and 503 are never cached: such a page lacks its content. */
  status: 200 | 403 | 404 | 410 | 503;
  /** Without those that the cache sets itself: caching, length, encoding, tag. */
  headers: Record<string, string | string[]>;
  body: string | Body;
  tags: string[];
  policy: CachePolicy;
  /** Seconds for which its data is still fresh; negative once it is stale. */
  freshSeconds: number;
  /** ISO instant at which it expires, whatever its data; undefined: never. */
  validUntil: string | undefined;
  /** A part of it failed or is still pending: it is sent, but not cached. */
  isPartial: boolean;
};

/**
 * An answer in one encoding. `head`: its headers in addition to the entry's. `isTight`: it cannot be compressed any
 * further.
 */
export type Variant = { body: Body; head: string[]; isTight: boolean };

export type Entry = Lifetime & {
  key: string;
  status: Answer['status'];
  /** Undefined if the entry is not cached: a tag would cost more than it saves. */
  etag: string | undefined;
  /** The value of its `cache-tag` header. */
  tags: string;
  /** The headers common to all encodings and to bodiless responses, as the flat list that Node writes fastest. */
  head: string[];
  /** When it was made, as milliseconds since 1970. */
  madeAt: number;
  /** The variants sent so far. If no visitor takes it uncompressed, only compressed ones are stored. */
  variants: Partial<Record<Encoding, Variant>>;
  /** Whether any visitor has taken it uncompressed. */
  isTakenPlain: boolean;
  renewing: Promise<Entry> | undefined;
  /** Renders the answer again. */
  make: MakeAnswer;
};

/** Renders an answer. `isRenewal`: in the background, while visitors get the stale one, so it may take a while. */
export type MakeAnswer = (isRenewal: boolean) => Promise<Answer>;

/** Measured bytes of an entry apart from its bodies: headers, tags, index, its renderer, its buffer. */
const overhead = 3_000;

/** Prepares an answer for sending. @throws TypeError if it has an invalid header */
export function toEntry(key: string, answer: Answer, make: MakeAnswer, at: number, isCached: boolean): Entry {
  // A cached body is sent many times, so it is joined. Any other is sent as is.
  const body = isCached
    ? copyBuffer(joined(answer.body))
    : typeof answer.body === 'string'
      ? joined(answer.body)
      : answer.body;
  const { policy, validUntil } = answer;
  const lifetime = lifetimeOf(policy, at + answer.freshSeconds * 1_000, {
    at,
    ...(validUntil !== undefined && { end: Date.parse(validUntil) }),
  });
  const etag = !isCached ? undefined : `W/"${createHash('sha1').update(joined(body)).digest('base64url')}"`;
  const tags = answer.tags.join(',');
  return {
    key,
    status: answer.status,
    etag,
    tags,
    head: flat({
      ...answer.headers,
      'cache-control': cacheControl(policy, isCached ? { at, ...lifetime } : undefined),
      'cache-tag': tags,
      ...(etag === undefined ? {} : { etag }),
      vary: 'Accept-Encoding',
    }),
    madeAt: at,
    ...lifetime,
    // Caches in front serve the last good answer for as long as the cache policy permits, this cache for as long as it
    // has space.
    ...(policy.staleIfError > 0 && { fallbackUntil: Number.POSITIVE_INFINITY }),
    variants: { identity: toVariant(body, 'identity') },
    isTakenPlain: false,
    renewing: undefined,
    make,
  };
}

/** The uncompressed body of an entry, from whichever variant it has. */
export async function plainBody({ variants: { identity, br, gzip } }: Entry): Promise<Buffer> {
  if (identity) return joined(identity.body);
  if (br) return decode(joined(br.body), 'br');
  if (gzip) return decode(joined(gzip.body), 'gzip');
  throw new Error('[html-cache] An entry has no body');
}

export const toVariant = (body: Body, encoding: Encoding, isTight = false): Variant => ({
  body,
  isTight,
  head: [
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(bytesOf(body)),
  ],
});

/** Validates here, as nothing handles errors when a cached entry is sent. Copies, as flattened arrays have spare capacity. */
function flat(headers: Record<string, string | string[]>): string[] {
  const entries = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  for (const [name, value] of entries) validateHeaderValue(name, value);
  return [...entries.flat()];
}

/** The bytes that a new entry counts for. */
export const entryBytes = (entry: Entry) => overhead + bytesOf(entry.variants.identity?.body ?? []);
