import { createHash } from 'node:crypto';
import { validateHeaderValue } from 'node:http';
import { copyBuffer } from '#engine/cache/copy-buffer.ts';
import { type Body, bytesOf, joined } from './body.ts';
import { decode, type Encoding } from './encoding.ts';

/** A rendered answer, from which the cache entry and the response are built. */
export type Answer = {
  /** 403 and 503 are never cached: such a page lacks its content. */
  status: 200 | 403 | 404 | 503;
  /** Without those that the cache sets itself: caching, length, encoding, tag. */
  headers: Record<string, string | string[]>;
  body: string | Body;
  tags: string[];
  /** Seconds for which its sources declare new data fresh. */
  cacheSeconds: number;
  /** Seconds for which its data is still fresh; negative once it is stale. */
  freshSeconds: number;
  /** ISO instant at which it expires, whatever its data; undefined: never. */
  validUntil: string | undefined;
  /** A part of it failed or is still pending: it is sent, but not cached. */
  isPartial: boolean;
  /** Contains content from visitors: no upstream cache may serve it after an error, as the content may be deleted by then. */
  isVisitorWritten?: boolean;
  /** For one visitor only, such as a preview or the page of a logged-in visitor: upstream caches may not store it either. */
  isPrivate?: boolean;
};

/**
 * An answer in one encoding. `head`: its headers in addition to those of the entry. `isTight`: it cannot be compressed
 * any further.
 */
export type Variant = { body: Body; head: string[]; isTight: boolean };

export type Entry = {
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
  /** Milliseconds: until then it is served as is. */
  freshUntil: number;
  /** Until then it is served while a new one is rendered. */
  staleUntil: number;
  /** Until then it is served if a new one cannot be rendered: pages as long as the backend is unreachable. */
  fallbackUntil: number;
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

/** Milliseconds for which a stale answer may be served while a new one is rendered. */
const staleFor = 5 * 60_000;
/**
 * Seconds for which upstream caches may serve the last good answer while we are unreachable. This cache serves it for as
 * long as it has space.
 */
const staleIfError = 24 * 3_600;
/** Milliseconds for which a 404 is cached: briefly, because addresses can be invented. */
const missingFor = 5_000;
/** Data that sources declare fresh for fewer seconds than this changes while visitors look at it. */
const livelySeconds = 10;
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
  const end = answer.validUntil ? Date.parse(answer.validUntil) : Number.POSITIVE_INFINITY;
  const fresh =
    answer.status === 404 ? Math.min(missingFor, answer.freshSeconds * 1000) : answer.freshSeconds * 1000;
  const freshUntil = Math.min(at + Math.max(0, fresh), end);
  const seconds = Math.max(0, Math.floor((freshUntil - at) / 1000));
  // Upstream caches follow this too: a page that was missing seconds ago may exist now.
  const staleUntil =
    answer.status === 404 ? freshUntil : Math.min(Math.max(freshUntil, at + fresh + staleFor), end);
  const stale = Math.max(0, Math.floor((staleUntil - freshUntil) / 1000));
  const etag = !isCached ? undefined : `W/"${createHash('sha1').update(joined(body)).digest('base64url')}"`;
  const tags = answer.tags.join(',');
  return {
    key,
    status: answer.status,
    etag,
    tags,
    head: flat({
      ...answer.headers,
      'cache-control': !isCached
        ? answer.isPrivate
          ? 'private, no-store'
          : 'no-cache'
        : [
            `public, max-age=0, s-maxage=${seconds}`,
            // Browsers follow this too: after writing an article, a visitor would see a stale list.
            ...(answer.cacheSeconds < livelySeconds ? [] : [`stale-while-revalidate=${stale}`]),
            // A 404 must not be served for a day: this cache drops it early too.
            ...(answer.status === 404 || answer.isVisitorWritten ? [] : [`stale-if-error=${staleIfError}`]),
          ].join(', '),
      'cache-tag': tags,
      ...(etag === undefined ? {} : { etag }),
      vary: 'Accept-Encoding',
    }),
    madeAt: at,
    freshUntil,
    staleUntil,
    fallbackUntil: answer.status === 404 ? freshUntil : Number.POSITIVE_INFINITY,
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
