import { createHash } from 'node:crypto';
import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import { parseSafeUrl } from '#schemas/safe-url.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { hostOf } from '#server/backend/context/partner-of-origin.ts';
import { notFound, Refusal } from '#server/backend/context/refusal.ts';
import { countWrite, type WriteLimit } from '../security/write-counts.ts';
import { codeOf, pathOf } from './short-codes.ts';

/** Length of a code, and how far it grows when two addresses happen to get the same one. */
const codeLength = 7;
const longestCode = 32;

/** Addresses without a code of their own that are kept for a partner: anyone may have one made. */
const mostKept = 1_000;
/** New ones that one address may have made. */
const limit: WriteLimit = { kind: 'short-url', most: { hour: 20, day: 50 }, code: 'SHORT_URL_TOO_MANY' };
/** Milliseconds after which it is noted again that a short address was used. */
const noteUseAfter = 24 * 60 * 60_000;

/**
 * Makes a short code for an address of the partner's own site, or finds the address of a code. The same address
 * always gets the same code. `shortUrl` is `<origin>/s/<code>`.
 * Once the partner has as many kept addresses as it may, a new one takes the place of the oldest that nobody used, else
 * of the one that was not used for longest.
 * @throws Refusal 429 with `retry-after` where a network has had too many made: the long address has to do then
 */
export async function shortenUrl(
  context: CallContext,
  params: CallParams<'shortenUrl'>,
): Promise<CallResponse<'shortenUrl'>> {
  const { url, code } =
    params.url === undefined
      ? { url: await addressOf(context, params.code ?? ''), code: params.code ?? '' }
      : await codeFor(context, await ownPath(context, params.url));
  return { row: { url, code, shortUrl: `${context.partner.origin}/s/${code}` } };
}

async function addressOf({ db, partner, now }: CallContext, code: string): Promise<string> {
  const path = pathOf(code);
  if (path !== undefined) return path;
  const known = await db
    .selectFrom('shortUrls')
    .where('partnerId', '=', partner.id)
    .where('code', '=', code)
    .select(['url', 'usedAt'])
    .executeTakeFirst();
  if (!known) throw notFound('SHORT_URL_NOT_FOUND');
  if ((known.usedAt ?? 0) <= now - noteUseAfter)
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
  const kept = await codeKeptFor(context, url);
  if (kept !== undefined) return { url, code: kept };
  return context.db.transaction().execute(async (db) => {
    const { partner, address, now } = context;
    await countWrite(db, { partnerId: partner.id, address, now }, limit);
    await makeRoom({ ...context, db });
    return { url, code: await keep({ ...context, db }, url) };
  });
}

/** Keeps an address under a new code. */
async function keep(context: CallContext, url: string): Promise<string> {
  const { db, partner, now } = context;
  const digest = createHash('sha256').update(`${partner.id} ${url}`).digest('base64url');
  for (let length = codeLength; length <= longestCode; length++) {
    const code = digest.slice(0, length);
    await db
      .insertInto('shortUrls')
      .values({ partnerId: partner.id, code, url, createdAt: now, usedAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const made = await codeKeptFor(context, url);
    if (made !== undefined) return made;
  }
  throw new Error('[shorten-url] Every code of this address belongs to another one.');
}

async function codeKeptFor({ db, partner }: CallContext, url: string): Promise<string | undefined> {
  const kept = await db
    .selectFrom('shortUrls')
    .where('partnerId', '=', partner.id)
    .where('url', '=', url)
    .select('code')
    .executeTakeFirst();
  return kept?.code;
}

async function makeRoom({ db, partner }: CallContext): Promise<void> {
  const { count } = await db
    .selectFrom('shortUrls')
    .where('partnerId', '=', partner.id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) < mostKept) return;
  const leastUsed = await db
    .selectFrom('shortUrls')
    .where('partnerId', '=', partner.id)
    .orderBy((eb) => eb.fn.coalesce('usedAt', eb.lit(0)))
    .orderBy('createdAt')
    .orderBy('code')
    .limit(Number(count) - mostKept + 1)
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

/** The path of an address on the partner's site; a redirect to anywhere else would help whoever phishes. */
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
  // `https://own.example//evil.example` has a path that is an address of another site.
  const path = parseSafeUrl(`${pathname}${search}${hash}`);
  if (path?.kind !== 'internal') throw new Refusal(400, 'SHORT_URL_FOREIGN');
  return path.href;
}
