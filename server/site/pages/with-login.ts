import { type PageAddress, type PageDeps, PageUnavailable } from './page-answers.ts';

/** The state of a visitor's login for a page. */
export type LoginState = Pick<PageAddress, 'isPrivate' | 'isLoginEnded'>;

/** Renders a page with these dependencies and login state. */
type Make<T> = (deps: PageDeps, login: LoginState) => Promise<T>;

/** The shared page with a prompt to log in again. */
export const afterLogin: LoginState = { isPrivate: true, isLoginEnded: true };

/**
 * Renders a page for a visitor who may be logged in. Reads with the login are never cached. If the page is unavailable
 * that way, because the backend is unreachable, the visitor gets the shared page. If the backend refuses the login for any
 * read, the visitor gets the shared page with a prompt to log in again.
 * @param login of the request (`loginOf`); without one the page is rendered as usual
 * @returns the result, and whether the backend refused the login: its cookie must then be deleted
 * @throws any error of `make`; a PageUnavailable also states whether the login was refused
 */
export async function withLogin<T>(
  deps: PageDeps,
  login: string | undefined,
  make: Make<T>,
): Promise<{ made: T; isRefused: boolean }> {
  if (login === undefined || !deps.readerWith) return { made: await make(deps, {}), isRefused: false };
  let isRefused = false;
  const reader = deps.readerWith(login, () => {
    isRefused = true;
  });
  try {
    const made = await make({ ...deps, reader }, { isPrivate: true });
    if (!isRefused) return { made, isRefused };
  } catch (error) {
    if (!(error instanceof PageUnavailable)) throw error;
  }
  const made = await make(deps, isRefused ? afterLogin : {}).catch((again) => {
    if (again instanceof PageUnavailable) again.isLoginRefused = isRefused;
    throw again;
  });
  return { made, isRefused };
}
