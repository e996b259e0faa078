import { repeatWhenHydrated } from '#client/visitor/islands/early-input.ts';
import { openWidget, setWidgetLanguage } from '#engine/browser/integrations/widget.ts';
import { onChunkLoadError } from '#engine/browser/navigation/on-chunk-load-error.ts';
import { onRouteChange } from '#engine/browser/navigation/route-change.ts';
import { clicked } from './clicked.ts';

/**
 * The reservation widget by attribute (SPEC sections 2 and 7):
 *
 * - `data-widget="visit" | "treatment"` on a link: opens the widget instead of following the link. Where the partner
 *   uses no widget, or without scripts, it is an ordinary link.
 * - `wcopen`, `wopen`, `wcid`, `weid` in a page's URL open it too.
 * - `data-language` on a link: tells the widget the chosen language.
 */
export function startWidget(): void {
  document.addEventListener('click', (event) => {
    const language = clicked(event, '[data-language]')?.dataset.language;
    if (language) setWidgetLanguage(language);
    const opener = clicked(event, '[data-widget]');
    if (opener) open(opener, event);
  });
  openFromAddress();
  onRouteChange(openFromAddress);
}

function open(opener: HTMLElement, event: Event): void {
  const kind = opener.dataset.widget === 'visit' ? 'visit' : 'treatment';
  const onLoadError = onChunkLoadError((opener as HTMLAnchorElement).href);
  const clickedAt = location.href;
  // An island may have to act first, such as to pass on ticked treatments. The widget opens without one that fails to
  // start, unless the visitor has left the page.
  const isRepeated = repeatWhenHydrated(
    opener,
    (error) => (location.href === clickedAt && openWidget(kind, onLoadError)) || onLoadError(error),
  );
  if (!isRepeated && !openWidget(kind, onLoadError)) return;
  event.preventDefault();
  // A modal dialog, such as the phone menu, would make a widget that is none inert.
  opener.closest('dialog')?.close();
}

function openFromAddress(): void {
  if (!/[?&](wcopen|wopen|wcid|weid)\b/.test(location.search)) return;
  import('#engine/browser/integrations/widget-request.ts').then(
    (loaded) => {
      const request = loaded.requestInQuery(location.search);
      // Its links still open it.
      if (request) openWidget(request, () => {});
    },
    // Its links still open it.
    () => {},
  );
}
