import { getDefaultStore } from 'jotai/vanilla';
import { authAtom } from '#engine/state/persisted-state.ts';
import { userOfToken } from './claims.ts';

/**
 * Brings the user in line with the access-token cookie: one that is gone means nobody, one that is there means whom it
 * names. A token that names nobody leaves the user of an earlier page, unless it came in place of another.
 */
export function followLogin(token: string | undefined, isNew: boolean): void {
  const store = getDefaultStore();
  if (!token) store.set(authAtom, { user: null });
  else store.set(authAtom, ({ user }) => ({ user: userOfToken(token) ?? (isNew ? null : user) }));
}
