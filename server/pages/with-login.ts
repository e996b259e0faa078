import { type PageHouse, PageUnavailable } from './page-answers.ts';

/** Where pages are made from, and whether what comes of it is one visitor's alone. */
type Make<T> = (house: PageHouse, isPrivate: boolean) => Promise<T>;

/**
 * Makes a page for a visitor who may be logged in: of reads that carry the login, which nothing caches. Where its facts
 * cannot be had so, as the login has expired or the backend is away, it is the page that everybody gets.
 * @param login of the request (`loginOf`); without one the page is made as always
 * @returns what was made, and whether the backend refused the login: then its cookie has to go
 * @throws whatever `make` throws; a PageUnavailable says too whether the login was refused
 */
export async function withLogin<T>(
  house: PageHouse,
  login: string | undefined,
  make: Make<T>,
): Promise<{ made: T; isRefused: boolean }> {
  if (login === undefined || !house.readerWith) return { made: await make(house, false), isRefused: false };
  let isRefused = false;
  const reader = house.readerWith(login, () => {
    isRefused = true;
  });
  try {
    const made = await make({ ...house, reader }, true);
    return { made, isRefused };
  } catch (error) {
    if (!(error instanceof PageUnavailable)) throw error;
    const made = await make(house, false).catch((again) => {
      if (again instanceof PageUnavailable) again.isLoginRefused = isRefused;
      throw again;
    });
    return { made, isRefused };
  }
}
