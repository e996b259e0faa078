import { readAccessToken } from '#engine/browser/session/access-token.ts';
import { loginEndedCookie } from '#schemas/access-token.ts';

/** SPEC section 9, cookie polling. */
export const pollEvery = 300;

/**
 * Polls the access-token cookie, which other code sets and deletes: it appears when the visitor logs in and vanishes
 * when the login ends. If the backend has rejected it, in any call, form or page, the visible page prompts the visitor
 * once to log in again. A poll only compares two strings, hidden pages do not poll, and the state's code loads when
 * there is a change to report.
 * @param onChange called at once for every change while the page is open
 */
export function watchLogin(onChange: () => void): void {
  let cookies: string | undefined;
  // Unknown if an earlier page stored a user: the first poll decides whether that still holds.
  let known: string | undefined | null = hasStoredUser() ? null : undefined;
  const look = () => {
    if (document.cookie === cookies) return;
    const isNew = cookies !== undefined;
    cookies = document.cookie;
    const token = readAccessToken(cookies);
    if (token !== known || cookies.includes(`${loginEndedCookie}=`)) {
      if (isNew) onChange();
      follow(token, isNew);
    }
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
    .then((session) => session.followLogin(token, isNew))
    .catch((error) => console.error('[session]', error));
}

function hasStoredUser(): boolean {
  try {
    return localStorage.getItem('auth')?.includes('"id"') === true;
  } catch {
    return false;
  }
}
