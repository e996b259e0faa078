import type { FastifyRequest } from 'fastify';
import { isHeaderValue, loginOf } from '#server/site/requests/login.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';

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

/** The visitor who asks, at this partner's site (SPEC section 6: the cookie before a token that is passed). */
export function visitorOf(request: FastifyRequest, { entry }: Pick<Tenant, 'entry'>): Visitor {
  const token = loginOf(request) ?? [request.headers.authorization].find(isHeaderValue);
  const { code, partnerId, origin } = entry;
  return { partnerCode: code, partnerId, origin, address: request.ip, token };
}
