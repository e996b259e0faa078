import { afterFirstPaint, nextFrame } from '#client/visitor/scheduling/after-first-paint.ts';
import { whileOffscreenPaused } from './load-pause-offscreen-layout.ts';

/**
 * Links the page's fonts (`data-fonts` on the body) once it has loaded: some hundred kB that would take the line from
 * the pictures of the first screen. Until then text stands in fonts of the device, as wide (scripts/fonts/README.md).
 */
export function loadFonts(): void {
  const hrefs = document.body.dataset.fonts?.split(' ') ?? [];
  const unseen = setTimeout(() => isHolding() && endHold(), unseenAtMost);
  afterFirstPaint(() => {
    setTimeout(come, timeoutMs);
    for (const href of hrefs) addLink({ rel: 'preload', as: 'style', href });
    void whileOffscreenPaused((askRested) => {
      addFonts(hrefs)
        .finally(() => clearTimeout(unseen))
        .then(askRested)
        .then(come, come);
      return fontsCame;
    });
  });
}

/** Milliseconds for which what nobody sees yet leaves the line to the fonts. */
const timeoutMs = 3_000;
/**
 * The same for which text may stay unseen for them, on a device that has none that we know by name. On a slow phone and a
 * line of 1.6 Mbit/s they come after about four seconds; to show text in another font just before lays it out twice.
 */
const unseenAtMost = 5_000;
let come = () => {};
const fontsCame = new Promise<void>((resolve) => {
  come = resolve;
});

/** Runs once the fonts of the first page have come or failed, or keep everyone waiting. */
export const afterFonts = (run: () => void): void => void fontsCame.then(run);

/**
 * Links the font stylesheets that the document does not have yet. When the fonts have come or failed, what none of them
 * has is left to the system. That lays out the whole page anew, so it is put off where they have all that is there, as
 * nearly always, and never done where no text has asked for `Hold`, as on most devices.
 */
export async function addFonts(hrefs: readonly string[]): Promise<void> {
  const missing = hrefs.filter(
    (href) => !document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`),
  );
  await Promise.all(missing.map(linkSheet));
  // What they declare is asked for as the text is laid out anew: in the next frame.
  await nextFrame();
  await document.fonts.ready;
  // What came last is being laid out.
  await nextFrame();
  if (!isHolding()) return;
  // Where it cannot be told, nothing stays unseen.
  const isHeld = await import('./placeholder-letters.ts').then(
    ({ hasPlaceholderLetters }) => hasPlaceholderLetters(),
    () => true,
  );
  if (isHeld) endHold();
  // Visitors may type any letter.
  else document.addEventListener('input', endHold, { once: true });
}

/** Whether some text has asked for `Hold`: the device has no font for it that we know. */
const isHolding = () =>
  [...document.fonts].some(({ family, status }) => /^"?Hold/.test(family) && status === 'loaded');

/** `Hold` shows nothing: from now on the system shows what no web font has. */
const endHold = () => document.documentElement.classList.add('is-fontsReady');

/** Resolves when the stylesheet has come or failed. */
const linkSheet = (href: string) =>
  new Promise<unknown>((resolve) => {
    addLink({ rel: 'stylesheet', href, onload: resolve, onerror: resolve });
  });

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.body.append(Object.assign(document.createElement('link'), link));
