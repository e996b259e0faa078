import { whileOffscreenPaused } from '#client/performance/load-offscreen-layout.ts';
import { afterFirstPaint, nextFrame } from '#client/visitor/scheduling/after-first-paint.ts';
import { afterFonts, settleFonts } from '#client/visitor/scheduling/on-idle.ts';
import { savesData } from '#client/visitor/scheduling/saves-data.ts';

/**
 * Links the page's fonts (`data-fonts` on the body) after the page has loaded: they are several hundred kB and would
 * compete with images of the first screen. Until then, device fonts with matching widths render the text
 * (scripts/fonts/README.md). For visitors who save data, they always do where the device has them.
 */
export function loadFonts(): void {
  const hrefs = document.body.dataset.fonts?.split(' ') ?? [];
  const timer = setTimeout(() => isPlaceholderUsed() && removePlaceholder(), maxInvisibleMs);
  afterFirstPaint(() => {
    if (canSpareFonts()) {
      removePlaceholder();
      settleFonts();
      return;
    }
    setTimeout(settleFonts, timeoutMs);
    for (const href of hrefs) addLink({ rel: 'preload', as: 'style', href });
    void whileOffscreenPaused((requestPausedFonts) => {
      addFonts(hrefs)
        .finally(() => clearTimeout(timer))
        .then(requestPausedFonts)
        .then(settleFonts, settleFonts);
      return new Promise<void>(afterFonts);
    });
  });
}

/** Milliseconds for which content out of sight leaves the connection to the fonts. */
const timeoutMs = 3_000;
/**
 * Milliseconds that text may stay invisible on a device without a font known by name. On a slow phone at 1.6 Mbit/s the
 * fonts take about four seconds; showing another font just before costs a second layout.
 */
const maxInvisibleMs = 5_000;

/**
 * Links font stylesheets that the document lacks. Once the fonts have loaded or failed, missing glyphs fall back to the
 * system. That lays out the whole page again, so it is deferred where the fonts cover all text (nearly always) or
 * no text uses `Placeholder` yet (most devices).
 */
export async function addFonts(hrefs: readonly string[]): Promise<void> {
  if (canSpareFonts()) return;
  const missing = hrefs.filter(
    (href) => !document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`),
  );
  await Promise.all(missing.map(linkSheet));
  // The fonts they declare are requested by the next layout: in the next frame.
  await nextFrame();
  await document.fonts.ready;
  // The last fonts to load are being laid out.
  await nextFrame();
  if (!isPlaceholderUsed()) {
    // Later text may be the first in a script without a known font: typed letters, names in the cart.
    document.fonts.onloadingdone = () => isPlaceholderUsed() && removePlaceholder();
    return;
  }
  // If it cannot be determined, end Placeholder so that no text stays invisible.
  const hasPlaceholders = await import('./placeholder-letters.ts').then(
    (loaded) => loaded.hasPlaceholderLetters(),
    () => true,
  );
  if (hasPlaceholders) removePlaceholder();
  else document.addEventListener('input', removePlaceholderWhenTyped);
}

/** Visitors may type any letter. A choice is an `input` event too, but would only wait for the layout. */
const removePlaceholderWhenTyped = ({ target }: Event) =>
  (target as Element).matches('select, [type=checkbox], [type=radio]') || removePlaceholder();

/** Whether any text uses `Placeholder`, which means that the device has no known font for it. */
const isPlaceholderUsed = () =>
  [...document.fonts].some(({ family, status }) => /^"?Placeholder/.test(family) && status === 'loaded');

/** Whether the visitor saves data, and the fonts of the device render the page. */
const canSpareFonts = () => savesData() && !isPlaceholderUsed();

/** `Placeholder` is invisible: from now on the system renders what no web font covers. */
const removePlaceholder = () => document.documentElement.classList.add('is-fontsReady');

/** Resolves when the stylesheet has loaded or failed. */
const linkSheet = (href: string) =>
  new Promise<unknown>((resolve) => {
    addLink({ rel: 'stylesheet', href, onload: resolve, onerror: resolve });
  });

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.body.append(Object.assign(document.createElement('link'), link));
