import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { accessTokenCookie } from '#schemas/access-token.ts';
import type { Tenant } from '#server/tenant/tenants.ts';

/** On whose behalf a call is made. */
export type Visitor = {
  /** Whose site it is. */
  partnerCode: string;
  partnerId?: number | undefined;
  /** Origin of the partner's site. */
  origin: string;
  /** The visitor's address, as far as the proxies before us are believed. */
  address: string;
  /** Value of the access-token cookie, else a token that was passed. */
  token?: string | undefined;
};

/** What a header value may hold; a cookie may hold anything once it is decoded. */
const headerValue = /^[\x21-\x7e][\x20-\x7e]{0,4095}$/;

/** The visitor who asks, at this partner's site (SPEC section 6: the cookie before a token that is passed). */
export function visitorOf(request: FastifyRequest, { entry }: Pick<Tenant, 'entry'>): Visitor {
  const cookie = parseCookie(request.headers.cookie ?? '')[accessTokenCookie];
  const token = [cookie, request.headers.authorization].find((value) => value && headerValue.test(value));
  const { code, partnerId, origin } = entry;
  return { partnerCode: code, partnerId, origin, address: request.ip, token };
}
