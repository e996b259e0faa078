import { createHash } from 'node:crypto';
import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import { parseSafeUrl } from '#schemas/safe-url.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { hostOf } from '#server/backend/context/partner-of-origin.ts';
import { notFound, Refusal } from '#server/backend/context/refusal.ts';
import { countWrite, type WriteLimit } from '../security/write-counts.ts';
import { codeOf, pathOf } from './short-codes.ts';

/** Initial length of a code, and its maximum after collisions. */
const codeLength = 7;
const longestCode = 32;

/** Maximum number of stored URLs per partner, because any visitor may create one. */
const maxStored = 1_000;
/** New short URLs per visitor IP address. */
const limit: WriteLimit = { kind: 'short-url', most: { hour: 20, day: 50 }, code: 'SHORT_URL_TOO_MANY' };
/** Milliseconds after which another use of a short URL is recorded. */
const recordUseAfter = 24 * 60 * 60_000;

/**
 * Creates a short code for a URL of the partner's own site, or finds the URL of a code. The same URL always gets the
 * same code. `shortUrl` is `<origin>/s/<code>`.
 * When the partner's storage is full, a new URL replaces the oldest unused one, or else the least recently used one.
 * @throws Refusal 429 with `retry-after` if a network created too many: the visitor must use the long URL
 */
export async function shortenUrl(
  context: CallContext,
  params: CallParams<'shortenUrl'>,
): Promise<CallResponse<'shortenUrl'>> {
  const { url, code } =
    params.url === undefined
      ? { url: await urlOf(context, params.code ?? ''), code: params.code ?? '' }
      : await codeFor(context, await ownPath(context, params.url));
  return { row: { url, code, shortUrl: `${context.partner.origin}/s/${code}` } };
}

async function urlOf({ db, partner, now }: CallContext, code: string): Promise<string> {
  const path = pathOf(code);
  if (path !== undefined) return path;
  const known = await db
    .selectFrom('shortUrls')
    .where('partnerId', '=', partner.id)
    .where('code', '=', code)
    .select(['url', 'usedAt'])
    .executeTakeFirst();
  if (!known) throw notFound('SHORT_URL_NOT_FOUND');
  if ((known.usedAt ?? 0) <= now - recordUseAfter)
    await db
      .updateTable('shortUrls')
      .set({ usedAt: now })
      .where('partnerId', '=', partner.id)
      .where('code', '=', code)
      .execute();
  return known.url;
}

async function codeFor(context: CallContext, url: string): Promise<{ url: string; code: string }> {
  const own = codeOf(url);
  if (own !== undefined) return { url, code: own };
  const stored = await storedCodeFor(context, url);
  if (stored !== undefined) return { url, code: stored };
  return context.db.transaction().execute(async (db) => {
    const { partner, address, now } = context;
    await countWrite(db, { partnerId: partner.id, address, now }, limit);
    await makeRoom({ ...context, db });
    return { url, code: await store({ ...context, db }, url) };
  });
}

/** Stores a URL under a new code. */
async function store(context: CallContext, url: string): Promise<string> {
  const { db, partner, now } = context;
  const digest = createHash('sha256').update(`${partner.id} ${url}`).digest('base64url');
  for (let length = codeLength; length <= longestCode; length++) {
    const code = digest.slice(0, length);
    await db
      .insertInto('shortUrls')
      .values({ partnerId: partner.id, code, url, createdAt: now, usedAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await storedCodeFor(context, url);
    if (stored !== undefined) return stored;
  }
  throw new Error('[shorten-url] All possible codes of this URL belong to other URLs.');
}

async function storedCodeFor({ db, partner }: CallContext, url: string): Promise<string | undefined> {
  const stored = await db
    .selectFrom('shortUrls')
    .where('partnerId', '=', partner.id)
    .where('url', '=', url)
    .select('code')
    .executeTakeFirst();
  return stored?.code;
}

async function makeRoom({ db, partner }: CallContext): Promise<void> {
  const { count } = await db
    .selectFrom('shortUrls')
    .where('partnerId', '=', partner.id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) < maxStored) return;
  const leastUsed = await db
    .selectFrom('shortUrls')
    .where('partnerId', '=', partner.id)
    .orderBy((eb) => eb.fn.coalesce('usedAt', eb.lit(0)))
    .orderBy('createdAt')
    .orderBy('code')
    .limit(Number(count) - maxStored + 1)
    .select('code')
    .execute();
  await db
    .deleteFrom('shortUrls')
    .where('partnerId', '=', partner.id)
    .where(
      'code',
      'in',
      leastUsed.map(({ code }) => code),
    )
    .execute();
}

/** The path of a URL on the partner's site. Redirects to other sites would help phishing. */
async function ownPath({ db, partner }: CallContext, url: string): Promise<string> {
  if (url.startsWith('/')) return url;
  const host = hostOf(url);
  const own =
    host !== null &&
    (await db
      .selectFrom('partnerHosts')
      .where('partnerId', '=', partner.id)
      .where('host', '=', host)
      .select('host')
      .executeTakeFirst());
  if (!own) throw new Refusal(400, 'SHORT_URL_FOREIGN');
  const { pathname, search, hash } = new URL(url);
  // The path of `https://own.example//evil.example` is a URL of another site.
  const path = parseSafeUrl(`${pathname}${search}${hash}`);
  if (path?.kind !== 'internal') throw new Refusal(400, 'SHORT_URL_FOREIGN');
  return path.href;
}
