type Navigation = {
  navigate: (url: string, options?: { history?: 'auto' | 'push' | 'replace' }) => unknown;
  transition: object | null;
};

const navigationOf = () => (window as { navigation?: Navigation }).navigation;

/**
 * Goes to an address of the site, inside the page where the browser has the Navigation API, by a full load elsewhere.
 * Browser only.
 */
export function navigate(url: string, { replace = false } = {}): void {
  const navigation = navigationOf();
  if (navigation) navigation.navigate(url, { history: replace ? 'replace' : 'auto' });
  else if (replace) location.replace(url);
  else location.assign(url);
}

/**
 * Whether the visitor is on the way to a page of the site that has not come yet. Of one that loads whole no browser
 * tells. Browser only.
 */
export const isOnTheWay = (): boolean => Boolean(navigationOf()?.transition);
