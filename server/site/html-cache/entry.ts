import { createHash } from 'node:crypto';
import { validateHeaderValue } from 'node:http';
import { copyBuffer } from '#engine/cache/copy-buffer.ts';
import { type Body, bytesOf, joined } from './body.ts';
import { decode, type Encoding } from './encoding.ts';

/** An answer as it was made: what the cache keeps and what a visitor gets are made from it. */
export type Answer = {
  /** 403 and 503 are never kept: such a page lacks its content. */
  status: 200 | 403 | 404 | 503;
  /** Without those that the cache itself says: caching, length, encoding, tag. */
  headers: Record<string, string | string[]>;
  body: string | Body;
  tags: string[];
  /** Seconds for which its sources say that data is fresh when they give it. */
  cacheSeconds: number;
  /** Seconds for which its data is fresh; below zero, for how long it has not been. */
  freshSeconds: number;
  /** ISO instant at which it stops being true, whatever its data; undefined: never. */
  validUntil: string | undefined;
  /** Something on it failed or is still out: it is sent, but not kept. */
  isPartial: boolean;
  /** Visitors write something of it: no cache in front may send it after an error, as it may be deleted by then. */
  isVisitorWritten?: boolean;
  /** It is for its visitor alone, as a preview is, and a page of who is logged in: nothing in front may keep it either. */
  isPrivate?: boolean;
};

/**
 * An answer in one encoding; `head`: the headers that say so, beside those of its entry. `isTight`: it cannot be packed
 * any smaller.
 */
export type Variant = { body: Body; head: string[]; isTight: boolean };

export type Entry = {
  key: string;
  status: Answer['status'];
  /** None on what is not kept: it would cost more than it saves. */
  etag: string | undefined;
  /** As its header says them. */
  tags: string;
  /** The headers that it has in every encoding, and without a body, as the flat list that Node writes fastest. */
  head: string[];
  /** When it was made, as milliseconds since 1970. */
  madeAt: number;
  /** Milliseconds: until then it is sent as it is. */
  freshUntil: number;
  /** Until then it is sent while a new one is made. */
  staleUntil: number;
  /** Until then it is sent where a new one cannot be made: a page for as long as the backend is away. */
  keptUntil: number;
  /** The answer as it was sent so far. What nobody takes as it was made is kept compressed alone. */
  variants: Partial<Record<Encoding, Variant>>;
  /** Somebody has taken it uncompressed. */
  isTakenPlain: boolean;
  renewing: Promise<Entry> | undefined;
  /** Makes the answer anew; set by whoever made it. */
  make: MakeAnswer;
};

/** Makes an answer. `isRenewal`: behind visitors who are given the one of before, so that it may take a while. */
export type MakeAnswer = (isRenewal: boolean) => Promise<Answer>;

/** Milliseconds for which an answer that is no longer fresh may be sent while a new one is made. */
const staleFor = 5 * 60_000;
/**
 * Seconds for which caches in front may send the last good answer while we are away. Here it serves for as long as
 * there is room for it.
 */
const staleIfError = 24 * 3_600;
/** Milliseconds for which "there is no such page" is kept: briefly, for addresses can be invented. */
const missingFor = 5_000;
/** Data that its sources call fresh for less than this, s, changes while visitors look at it. */
const livelySeconds = 10;
/** What an entry takes beside its bodies, measured: headers, tags, the index, what makes it anew, its buffer. */
const overhead = 3_000;

/** An answer with everything worked out that sending it takes. @throws TypeError where it has a header that cannot be sent */
export function toEntry(key: string, answer: Answer, make: MakeAnswer, at: number, isKept: boolean): Entry {
  // What is kept is written many times; what is not goes out as it came.
  const body = isKept
    ? copyBuffer(joined(answer.body))
    : typeof answer.body === 'string'
      ? joined(answer.body)
      : answer.body;
  const end = answer.validUntil ? Date.parse(answer.validUntil) : Number.POSITIVE_INFINITY;
  const fresh =
    answer.status === 404 ? Math.min(missingFor, answer.freshSeconds * 1000) : answer.freshSeconds * 1000;
  const freshUntil = Math.min(at + Math.max(0, fresh), end);
  const seconds = Math.max(0, Math.floor((freshUntil - at) / 1000));
  // The front and shared caches go by it too: what was missing seconds ago may be there now.
  const staleUntil =
    answer.status === 404 ? freshUntil : Math.min(Math.max(freshUntil, at + fresh + staleFor), end);
  const stale = Math.max(0, Math.floor((staleUntil - freshUntil) / 1000));
  const etag = !isKept ? undefined : `W/"${createHash('sha1').update(joined(body)).digest('base64url')}"`;
  const tags = answer.tags.join(',');
  return {
    key,
    status: answer.status,
    etag,
    tags,
    head: flat({
      ...answer.headers,
      'cache-control': !isKept
        ? answer.isPrivate
          ? 'private, no-store'
          : 'no-cache'
        : [
            `public, max-age=0, s-maxage=${seconds}`,
            // Browsers keep to it too: whoever has just written an article would find the list of before.
            ...(answer.cacheSeconds < livelySeconds ? [] : [`stale-while-revalidate=${stale}`]),
            // Nobody is to be told for a day that there is no such page: that is forgotten here too.
            ...(answer.status === 404 || answer.isVisitorWritten ? [] : [`stale-if-error=${staleIfError}`]),
          ].join(', '),
      'cache-tag': tags,
      ...(etag === undefined ? {} : { etag }),
      vary: 'Accept-Encoding',
    }),
    madeAt: at,
    freshUntil,
    staleUntil,
    keptUntil: answer.status === 404 ? freshUntil : Number.POSITIVE_INFINITY,
    variants: { identity: toVariant(body, 'identity') },
    isTakenPlain: false,
    renewing: undefined,
    make,
  };
}

/** The text of an entry, from whichever encoding it is there in. */
export async function plainBody({ variants: { identity, br, gzip } }: Entry): Promise<Buffer> {
  if (identity) return joined(identity.body);
  if (br) return decode(joined(br.body), 'br');
  if (gzip) return decode(joined(gzip.body), 'gzip');
  throw new Error('[html-cache] An entry without its own text');
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

/** Checked: what is kept is sent where nobody could catch an error. Copied: what `flat` gives has room for more. */
function flat(headers: Record<string, string | string[]>): string[] {
  const entries = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  for (const [name, value] of entries) validateHeaderValue(name, value);
  return [...entries.flat()];
}

/** What a new entry counts for. */
export const entryBytes = (entry: Entry) => overhead + bytesOf(entry.variants.identity?.body ?? []);
