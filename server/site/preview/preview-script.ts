import { previewParam } from '#schemas/operator/preview-token.ts';

/** URL of the script of previews. */
export const previewScriptPath = '/_maru/preview.js';

type NavigateEvent = Event & {
  hashChange: boolean;
  downloadRequest: string | null;
  navigationType: string;
  destination: { url: string; sameDocument: boolean };
};

/**
 * Runs in the browser, before the page's own scripts: what islands open stays in the preview, pages are loaded as whole
 * documents, and forms that send something do not. Without it, the server's links and its refusal do the same.
 * Self-contained, because its source is what browsers load.
 * @param name the query parameter that carries the token
 */
export function stayInPreview(name: string): void {
  const token = new URLSearchParams(location.search).get(name) ?? '';
  let isLeaving = false;
  const leaves = (target: EventTarget | null) =>
    target instanceof Element && target.closest('[data-preview-leave]') !== null;
  document.addEventListener(
    'click',
    (event) => {
      isLeaving = leaves(event.target);
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      if ((event.target as HTMLFormElement).method !== 'post') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      document.querySelector('[data-preview-bar]')?.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
  const { navigation } = window as { navigation?: EventTarget & { navigate: (url: string) => unknown } };
  navigation?.addEventListener('navigate', (event) => {
    const { destination, hashChange, downloadRequest, navigationType } = event as NavigateEvent;
    const url = new URL(destination.url);
    if (url.origin !== location.origin || hashChange || destination.sameDocument) return;
    // The site's own script would show a page without its bar.
    event.stopImmediatePropagation();
    const isPage = !/^\/(files|fonts|assets|_image|_icons|_maru|api|schemas|s)(\/|$)|\.\w{2,5}$/.test(
      url.pathname,
    );
    if (isLeaving || !isPage || downloadRequest !== null || navigationType === 'traverse') return;
    if (url.searchParams.has(name)) return;
    event.preventDefault();
    url.searchParams.set(name, token);
    navigation.navigate(url.href);
  });
}

/** The script as browsers load it. */
export const previewScript = `(${stayInPreview})(${JSON.stringify(previewParam)});`;
