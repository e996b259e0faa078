import { afterLoad } from '#client/after-load.ts';

/**
 * Links the page's fonts (`data-fonts` on the body) once it has loaded: some hundred kB that would take the line from
 * the pictures of the first screen. Until then text stands in fonts of the device, as wide (scripts/fonts/README.md).
 * When they have come or failed `is-fontsReady` on the root lets the system show what no web font has.
 */
export function loadFonts(): void {
  const hrefs = document.body.dataset.fonts?.split(' ') ?? [];
  afterLoad(async () => {
    await addFonts(hrefs);
    // What they declare is asked for as the text is laid out anew: in the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    await document.fonts.ready;
    document.documentElement.classList.add('is-fontsReady');
  });
}

/** Links the font stylesheets that the document does not have yet. Resolves when they have come or failed. */
export async function addFonts(hrefs: readonly string[]): Promise<void> {
  const missing = hrefs.filter(
    (href) => !document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`),
  );
  await Promise.all(
    missing.map(
      (href) =>
        new Promise<unknown>((resolve) => {
          const link = { rel: 'stylesheet', href, onload: resolve, onerror: resolve };
          document.body.append(Object.assign(document.createElement('link'), link));
        }),
    ),
  );
}
