import { clicked } from './clicked.ts';

const phone = /Android|iPhone|iPad|iPod/i;

/**
 * Links with `data-app-url` open an app on phones (open-app.ts). They point to a web page, so without that code, on
 * computers and with a modifier key they are ordinary links.
 */
export function startOpeningApps(go = (url: string) => location.assign(url)): void {
  document.addEventListener('click', (event) => {
    const link = clicked<HTMLAnchorElement>(event, 'a[data-app-url]');
    if (!link || !phone.test(navigator.userAgent)) return;
    event.preventDefault();
    import('./open-app.ts').then(
      (loaded) => loaded.openApp(link, go),
      () => go(link.href),
    );
  });
}
