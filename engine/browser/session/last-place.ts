import { getDefaultStore } from 'jotai/vanilla';
import { navigate } from '#engine/browser/navigation/navigate.ts';
import { attempt } from '#engine/browser/state/attempt.ts';
import { lastPathAtom } from '#engine/browser/state/persisted-state.ts';
import { isSitePath } from '#engine/browser/state/repair.ts';

const store = getDefaultStore();

/**
 * The page where a login is expected, per tab and until the visitor moves on: a login may lead through pages of other
 * sites, and other tabs change the last path.
 */
const loginKey = 'maru-login-place';
/** Query parameters that open the widget: a returning visitor has opened it already. */
const openers = ['wcopen', 'wopen', 'wcid', 'weid', 'wpid'];

/**
 * Remembers where the reservation widget is opened (SPEC section 3, last path): the completion page links back there,
 * and a login on another page returns there. Browser only.
 * @param isLoggedIn if true, no login is expected
 */
export function rememberPlace(isLoggedIn: boolean): void {
  const path = place();
  store.set(lastPathAtom, path);
  if (!isLoggedIn) attempt(() => sessionStorage.setItem(loginKey, path));
}

/** Called when the visitor moves on without logging in. */
export const forgetLogin = (): void => void attempt(() => sessionStorage.removeItem(loginKey));

/**
 * Returns to where the login began, if it has ended on another page of the site. A reloaded page stays: its visitor did
 * not come from a login.
 */
export function returnAfterLogin(): void {
  const path = attempt(() => sessionStorage.getItem(loginKey));
  forgetLogin();
  if (isSitePath(path) && path !== place() && !isReloaded()) navigate(path, { replace: true });
}

function isReloaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'reload';
}

function place(): string {
  const query = new URLSearchParams(location.search);
  for (const name of openers) query.delete(name);
  // Safari 16 does not know the size of a query.
  const text = String(query);
  return location.pathname + (text && `?${text}`);
}
