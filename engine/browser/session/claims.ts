import { repairAuth } from '#engine/browser/state/repair.ts';
import type { User } from '#schemas/site/client-state.ts';

/**
 * Who a login says its owner is, where it is a token that says so (a JWT with `id` or `sub` and a `name`). For display
 * alone: whether the login holds is for the backend to say.
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
