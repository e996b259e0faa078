import { getDefaultStore } from 'jotai/vanilla';
import { authAtom } from '#engine/browser/state/persisted-state.ts';
import { userOfToken } from './claims.ts';
import { forgetLogin, returnAfterLogin } from './last-place.ts';
import { hasLoginEnded } from './login-ended.ts';

/**
 * Updates the user from the access-token cookie. A missing cookie clears the user. A token sets the user it names; a
 * page that arrives with one returns to where the login began. A token without a name preserves the user of an earlier page, unless it replaced
 * another token. A login that the backend has refused asks to log in again.
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
  // A login that begins while the page is open was made here or in another tab.
  if (isNew) forgetLogin();
  else returnAfterLogin();
}
