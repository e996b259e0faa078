import { readAccessToken } from '#engine/browser/session/access-token.ts';
import { loginEndedCookie } from '#schemas/access-token.ts';

/** SPEC section 9, cookie polling. */
export const pollEvery = 300;

/**
 * Follows the access-token cookie, which others set and delete: it appears when the visitor logs in and vanishes when
 * the login ends. Where the backend has refused it, whatever call, form or page it came with, the visitor is asked to log
 * in again: once, by the page in sight. A turn compares two strings and nothing else, a hidden page is left alone, and the code of the state
 * comes when there is something to say.
 */
export function watchLogin(): void {
  let cookies: string | undefined;
  // Unknown where an earlier page has left a user: the first look decides whether that still holds.
  let known: string | undefined | null = hasStoredUser() ? null : undefined;
  const look = () => {
    if (document.cookie === cookies) return;
    const isNew = cookies !== undefined;
    cookies = document.cookie;
    const token = readAccessToken(cookies);
    if (token !== known || cookies.includes(`${loginEndedCookie}=`)) follow(token, isNew);
    known = token;
  };
  let timer: number | undefined;
  const run = () => {
    clearInterval(timer);
    if (document.hidden) return;
    look();
    timer = window.setInterval(look, pollEvery);
  };
  document.addEventListener('visibilitychange', run);
  run();
}

function follow(token: string | undefined, isNew: boolean): void {
  import('#engine/browser/session/follow-login.ts')
    .then(({ followLogin }) => followLogin(token, isNew))
    .catch((error) => console.error('[session]', error));
}

function hasStoredUser(): boolean {
  try {
    return localStorage.getItem('auth')?.includes('"id"') === true;
  } catch {
    return false;
  }
}
