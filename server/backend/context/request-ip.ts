import type { FastifyRequest } from 'fastify';
import { ipAddress } from '#schemas/ip-address.ts';

/**
 * The IP address of a client. Anyone can send `x-forwarded-for`, so it counts only where the request has the app key.
 * @param isTrusted whether it has the app key
 */
export function requestIp(request: FastifyRequest, isTrusted: boolean): string {
  const forwarded = isTrusted ? request.headers['x-forwarded-for'] : undefined;
  const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim();
  return ipAddress(first ?? '') ?? ipAddress(request.ip) ?? '';
}
