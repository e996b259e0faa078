import { getDefaultStore } from 'jotai/vanilla';
import { navigate } from '#engine/browser/navigation/navigate.ts';
import { lastPathAtom } from '#engine/browser/state/persisted-state.ts';

const store = getDefaultStore();

/** In this tab, until the visitor goes on: the login that is made now may lead over pages of others. */
const loginKey = 'maru-login-place';
/** What opens the widget in an address: a visitor who comes back has opened it already. */
const openers = ['wcopen', 'wopen', 'wcid', 'weid', 'wpid'];

/**
 * Remembers where the visitor is as the reservation widget opens (SPEC section 3, last path): the page of a finished
 * reservation leads back there, and so does a login that is made elsewhere. Browser only.
 * @param isLoggedIn no login is expected then
 */
export function rememberPlace(isLoggedIn: boolean): void {
  store.set(lastPathAtom, place());
  if (!isLoggedIn) attempt(() => sessionStorage.setItem(loginKey, '1'));
}

/** The visitor went on without logging in. */
export const forgetLogin = (): void => void attempt(() => sessionStorage.removeItem(loginKey));

/** Leads back to where the login was begun, where it has ended on another page of the site. */
export function returnAfterLogin(): void {
  if (!attempt(() => sessionStorage.getItem(loginKey))) return;
  forgetLogin();
  // An atom of local storage reads it once somebody listens.
  const stop = store.sub(lastPathAtom, () => {});
  const path = store.get(lastPathAtom);
  stop();
  if (path !== null && path !== place()) navigate(path, { replace: true });
}

function place(): string {
  const query = new URLSearchParams(location.search);
  for (const name of openers) query.delete(name);
  return location.pathname + (query.size > 0 ? `?${query}` : '');
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
