type Navigator = { navigate: (url: string, options?: { history?: 'auto' | 'push' | 'replace' }) => unknown };

/** Goes to an address of the site, inside the page where the browser has the Navigation API, by a full load elsewhere. Browser only. */
export function navigate(url: string, { replace = false } = {}): void {
  const navigation = (window as { navigation?: Navigator }).navigation;
  if (navigation) navigation.navigate(url, { history: replace ? 'replace' : 'auto' });
  else if (replace) location.replace(url);
  else location.assign(url);
}
