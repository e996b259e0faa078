import { repairAuth } from '#engine/browser/state/repair.ts';
import type { User } from '#schemas/site/client-state.ts';

/**
 * The user that a login token names, if it is a JWT with `id` or `sub` and a `name`. For display only: the backend
 * decides whether the login is valid.
 */
export function userOfToken(token: string): User | null {
  try {
    const claims = JSON.parse(utf8(token.replace(/^Bearer(%20| )/, '').split('.')[1] ?? ''));
    const phoneNumber = claims.phoneNumber ?? claims.phone_number;
    return repairAuth({ user: { ...claims, id: Number(claims.id ?? claims.sub), phoneNumber } }).user;
  } catch {
    return null;
  }
}

function utf8(base64url: string): string {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
