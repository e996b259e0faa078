import { getDefaultStore } from 'jotai/vanilla';
import { authAtom } from '#engine/browser/state/persisted-state.ts';
import { userOfToken } from './claims.ts';
import { returnAfterLogin } from './last-place.ts';
import { hasLoginEnded } from './login-ended.ts';

/**
 * Brings the user in line with the access-token cookie: one that is gone means nobody, one that is there means whom it
 * names, and leads back to where the login was begun; one that the backend has refused asks to log in
 * again. A token that names nobody leaves the user of an earlier page, unless it came in place of another.
 */
export async function followLogin(token: string | undefined, isNew: boolean): Promise<void> {
  if (hasLoginEnded()) {
    const { endSession } = await import('./end-session.ts');
    return endSession();
  }
  const store = getDefaultStore();
  if (!token) {
    store.set(authAtom, { user: null });
    return;
  }
  store.set(authAtom, ({ user }) => ({ user: userOfToken(token) ?? (isNew ? null : user) }));
  returnAfterLogin();
}
