import { getDefaultStore } from 'jotai/vanilla';
import { navigate } from '#engine/browser/navigation/navigate.ts';
import { attempt } from '#engine/browser/state/attempt.ts';
import { lastPathAtom } from '#engine/browser/state/persisted-state.ts';

const store = getDefaultStore();

/** Per tab, until the visitor moves on: a login in progress may lead through pages of other sites. */
const loginKey = 'maru-login-place';
/** Query parameters that open the widget: a returning visitor has opened it already. */
const openers = ['wcopen', 'wopen', 'wcid', 'weid', 'wpid'];

/**
 * Remembers where the reservation widget is opened (SPEC section 3, last path): the completion page links back there,
 * and a login on another page returns there. Browser only.
 * @param isLoggedIn if true, no login is expected
 */
export function rememberPlace(isLoggedIn: boolean): void {
  store.set(lastPathAtom, place());
  if (!isLoggedIn) attempt(() => sessionStorage.setItem(loginKey, '1'));
}

/** Called when the visitor moves on without logging in. */
export const forgetLogin = (): void => void attempt(() => sessionStorage.removeItem(loginKey));

/** Returns to where the login began, if it has ended on another page of the site. */
export function returnAfterLogin(): void {
  if (!attempt(() => sessionStorage.getItem(loginKey))) return;
  forgetLogin();
  // A local-storage atom reads its value only once it has a subscriber.
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
