import type { FastifyRequest } from 'fastify';
import { idempotencyKeyHeader, knownDeviceHeader } from '#schemas/api/headers.ts';
import { type LanguageCode, languageCodes } from '#schemas/primitives.ts';
import type { MetaConversions } from '#server/backend/conversions/meta-conversions.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import type { Partner } from './partner-of-origin.ts';
import { Refusal } from './refusal.ts';
import { requestIp } from './request-ip.ts';

/** The context of a call, besides its params. */
export type CallContext = {
  db: Database;
  partner: Partner;
  /** The language of the answer: the requested one if the partner offers it, else its main language. */
  languageCode: LanguageCode;
  now: Millis;
  /** The visitor's IP address, for rate limits. */
  address: string;
  /** Identifies a browser that, according to the site, the article already knows. */
  knownDevice: string | undefined;
  idempotencyKey: string | undefined;
  /** Where conversions are reported from the server; undefined if nowhere. */
  meta: MetaConversions | undefined;
};

/**
 * Creates the context of a request's call.
 * @param options.address the visitor's IP address; by default the one that the site reports
 * @throws Refusal 400 if the idempotency key is invalid; Error if no partner has been found yet
 */
export function contextOf(
  request: FastifyRequest,
  {
    db,
    now,
    address = requestIp(request, true),
    meta,
  }: { db: Database; now: () => Millis; address?: string; meta?: MetaConversions | undefined },
): CallContext {
  const { partner } = request;
  if (!partner) throw new Error('[http] A call ran without a partner.');
  return {
    db,
    partner,
    languageCode: answerLanguage(partner, askedLanguage(request)),
    now: now(),
    address,
    knownDevice: knownDevice(request),
    idempotencyKey: idempotencyKey(request),
    meta,
  };
}

/** The language in `?languageCode=`, if it is one of the four. */
export function askedLanguage(request: FastifyRequest): LanguageCode | undefined {
  const asked = (request.query as Record<string, unknown> | undefined)?.languageCode;
  return languageCodes.find((code) => code === asked);
}

function answerLanguage(partner: Partner, asked: LanguageCode | undefined): LanguageCode {
  return asked && partner.languages.includes(asked) ? asked : partner.mainLanguage;
}

function knownDevice(request: FastifyRequest): string | undefined {
  const device = request.headers[knownDeviceHeader];
  return typeof device === 'string' && /^[\w-]{16,128}$/.test(device) ? device : undefined;
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[idempotencyKeyHeader];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key)) return key;
  const details = [`${idempotencyKeyHeader}: expected 8 to 128 printable characters`];
  throw new Refusal(400, 'INVALID_REQUEST', { details });
}
