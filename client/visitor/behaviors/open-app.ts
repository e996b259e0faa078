/** Milliseconds to wait for the app before opening the web page instead. */
export const appDelay = 1500;

/** The URL that opens an app: its own scheme, or on Android an intent, which falls back to a store or the web page. */
function appAddress(link: HTMLAnchorElement, agent: string): string {
  const { appUrl = link.href, appPackage } = link.dataset;
  if (!/Android/i.test(agent) || !appPackage) return appUrl;
  const [scheme, rest] = appUrl.split('://');
  const fallback = encodeURIComponent(link.href);
  return `intent://${rest}#Intent;scheme=${scheme};package=${appPackage};S.browser_fallback_url=${fallback};end`;
}

/** Tries to open a link's app; opens the web page if the visitor is still here after a moment. */
export function openApp(link: HTMLAnchorElement, go: (url: string) => void): void {
  // Leaving for the app hides the page; returning much later must not open the web page too.
  const timer = setTimeout(() => {
    stop();
    go(link.href);
  }, appDelay);
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', stop);
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') stop();
  };
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', stop);
  go(appAddress(link, navigator.userAgent));
}
