const routeChange = 'maru:route-change';

/**
 * Calls `listener` with the new path after every client navigation. Returns the function that stops it. Browser only.
 */
export function onRouteChange(listener: (path: string) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<string>).detail);
  document.addEventListener(routeChange, handle);
  return () => document.removeEventListener(routeChange, handle);
}

/** Tells the islands on the page that the route has changed. */
export function announceRouteChange(path: string): void {
  document.dispatchEvent(new CustomEvent(routeChange, { detail: path }));
}
