import { type PageAddress, type PageDeps, PageUnavailable } from './page-answers.ts';

/** What a page has to know of its visitor's login. */
export type LoginState = Pick<PageAddress, 'isPrivate' | 'isLoginEnded'>;

/** Where pages are made from, and for whom. */
type Make<T> = (deps: PageDeps, login: LoginState) => Promise<T>;

/** The page that everybody gets, which asks its visitor to log in again. */
export const afterLogin: LoginState = { isPrivate: true, isLoginEnded: true };

/**
 * Makes a page for a visitor who may be logged in: of reads that carry the login, which nothing caches. Where its facts
 * cannot be had so, as the backend is away, it is the page that everybody gets; where the backend refuses the login for
 * any read it is that too, and asks to log in again.
 * @param login of the request (`loginOf`); without one the page is made as always
 * @returns what was made, and whether the backend refused the login: then its cookie has to go
 * @throws whatever `make` throws; a PageUnavailable says too whether the login was refused
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
