/** Milliseconds that an app may take to come up before the web page is opened in its place. */
export const appDelay = 1500;

/** What starts an app: its own scheme, on Android an intent, whose store or web page the browser knows. */
export function appAddress(link: HTMLAnchorElement, agent: string): string {
  const { appUrl = link.href, appPackage } = link.dataset;
  if (!/Android/i.test(agent) || !appPackage) return appUrl;
  const [scheme, rest] = appUrl.split('://');
  const fallback = encodeURIComponent(link.href);
  return `intent://${rest}#Intent;scheme=${scheme};package=${appPackage};S.browser_fallback_url=${fallback};end`;
}

/** Tries the app of a link; the web page opens when the visitor still looks at this one after a moment. */
export function openApp(link: HTMLAnchorElement, go: (url: string) => void): void {
  // Leaving for the app hides the page; coming back much later must not open the web page as well.
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
