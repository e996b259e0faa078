/** How long an app may take to come up before the web page is opened in its place. */
export const appDelay = 1500;

const phone = /Android|iPhone|iPad|iPod/i;

/** What starts an app: by its own scheme, on Android as an intent, whose store or web page the browser knows. */
export function appAddress(link: HTMLAnchorElement, agent: string): string | undefined {
  const { appUrl, appPackage } = link.dataset;
  if (!appUrl || !phone.test(agent)) return undefined;
  if (!/Android/i.test(agent) || !appPackage) return appUrl;
  const [scheme, rest] = appUrl.split('://');
  const fallback = encodeURIComponent(link.href);
  return `intent://${rest}#Intent;scheme=${scheme};package=${appPackage};S.browser_fallback_url=${fallback};end`;
}

/**
 * Links with `data-app-url` open an app on phones. They lead to a web page, so without this code, on computers and
 * with a modifier key they are ordinary links; on a phone the app is tried, and the web page opens when the visitor
 * still looks at this one after a moment.
 */
export function startOpeningApps(go: (url: string) => void = (url) => location.assign(url)): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-app-url]') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    const app = appAddress(link, navigator.userAgent);
    if (!app) return;
    event.preventDefault();
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
    go(app);
  });
}
