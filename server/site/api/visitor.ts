import type { FastifyRequest } from 'fastify';
import { isHeaderValue, loginOf } from '#server/site/requests/login.ts';
import { visitorAddress } from '#server/site/requests/visitor-address.ts';
import { tenantRefOf } from '#server/site/tenant/tenant-ref.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';

/** On whose behalf a call is made. */
export type Visitor = {
  /** The partner of the site. */
  partnerCode: string;
  partnerId?: number | undefined;
  /** Origin of the partner's site. */
  origin: string;
  /** The visitor's IP address, as reported by trusted proxies. */
  address: string;
  /** Value of the access-token cookie, otherwise a token that was passed. */
  token?: string | undefined;
};

/**
 * The visitor of a request to this partner's site (SPEC section 6: the cookie takes precedence over a passed token).
 * @throws as `visitorAddress`
 */
export function visitorOf(request: FastifyRequest, { entry }: Pick<Tenant, 'entry'>): Visitor {
  const token = loginOf(request) ?? [request.headers.authorization].find(isHeaderValue);
  return { ...tenantRefOf(entry), address: visitorAddress(request), token };
}
