type Navigation = {
  navigate: (url: string, options?: { history?: 'auto' | 'push' | 'replace' }) => unknown;
  transition: object | null;
};

const navigationOf = () => (window as { navigation?: Navigation }).navigation;

/**
 * Navigates to a URL of the site: with the Navigation API in browsers that support it, else with a full load. Browser
 * only.
 */
export function navigate(url: string, { replace = false } = {}): void {
  const navigation = navigationOf();
  if (navigation) navigation.navigate(url, { history: replace ? 'replace' : 'auto' });
  else if (replace) location.replace(url);
  else location.assign(url);
}

/**
 * Whether a client navigation is in progress. Browsers do not report full page loads. Browser only.
 */
export const isNavigating = (): boolean => Boolean(navigationOf()?.transition);
