/*
 * Why it stays: fonts and stylesheets that arrive lay out all text again, on a phone three screens of it instead of the one
 * that is seen, and a font that paused text requests late lays out the page once more (decision 057). Without it blocking
 * time was 144 ms and more, not 53 to 74, and the largest paint at 3 s, not 1.3 (docs/performance/optimizations.md).
 */

import { nextFrame } from '#client/visitor/scheduling/after-first-paint.ts';
import { collectLetters, type Letters, type Style } from './font-letters.ts';

/** Content further below the window than this share of its height is paused. */
const margin = 0.1;
/** Share of the window's height that is restored per task. */
const atOnce = 1 / 3;

/** A touch or wheel event precedes its scrolling: content restored only on scroll would count as a layout shift. */
const resumeEvents = ['touchstart', 'wheel', 'scroll', 'keydown', 'click', 'beforeprint', 'resize'];
const listening = { capture: true, passive: true };

/**
 * Excludes the content below the window from layout during `change`, which affects all text (loading fonts or
 * stylesheets). A small phone then lays out only what is on screen instead of the three screens that browsers prepare
 * with `content-visibility: auto`. The rest is restored afterwards, part by part in separate tasks, or all at once when
 * the visitor touches or scrolls the page, presses a key, follows an anchor link, prints or rotates the phone. Paused
 * content has its original size.
 * @param change receives a function that requests the fonts of the paused text
 */
export async function whileOffscreenPaused(
  change: (requestPausedFonts: () => Promise<void>) => Promise<unknown>,
): Promise<void> {
  const paused = pauseBelow(innerHeight * (1 + margin));
  const resume = (part: Part) => {
    part.style.contentVisibility = '';
    part.style.containIntrinsicSize = '';
    // Restores the original attributes, because the morph compares them with the next page.
    if (part.getAttribute('style') === '') part.removeAttribute('style');
    paused.delete(part);
  };
  const ended = new AbortController();
  const resumeAll = ({ type, target }: Event) => {
    if (type === 'click' && !isLinkWithinPage(target)) return;
    // A row that scrolls does not move the page.
    if (type === 'scroll' && target !== document) return;
    for (const part of paused.keys()) resume(part);
  };
  for (const event of resumeEvents)
    addEventListener(event, resumeAll, { ...listening, signal: ended.signal });
  try {
    await change(() => requestFonts(paused.keys()));
    let room = 0;
    for (const [part, height] of paused) {
      if (room <= 0) {
        await nextFrame();
        room = innerHeight * atOnce;
      }
      room -= height;
      resume(part);
    }
  } finally {
    for (const part of paused.keys()) resume(part);
    ended.abort();
  }
}

/**
 * Requests the web fonts of text that is not laid out yet and so has not requested them. Requested during layout, each
 * file would trigger another layout of the whole page. Resolves when the fonts have loaded or failed. Text from
 * scripts, placeholders and generated content requests its fonts when shown.
 */
export async function requestFonts(parts: Iterable<Element>): Promise<void> {
  const letters: Letters = new Map();
  const asked: Record<string, number> = {};
  const styles = new Map<string, Style>();
  const sample = document.createElement('div');
  // Hidden from sight and assistive technology, and without a size, as if it were empty.
  sample.style.cssText = 'position:fixed;visibility:hidden;contain:strict;white-space:pre';
  sample.ariaHidden = 'true';
  try {
    for (const part of parts) {
      // Each in its own task: its styles may need computing first, and all letters together took a slow phone 100 ms.
      if (sample.isConnected) await new Promise((resolve) => setTimeout(resolve));
      document.body.append(sample);
      if (part.isConnected) collectLetters(part, letters, styles);
      for (const [fontFamily, known] of letters) {
        // Each letter on its own line: for letters on one line browsers request only a few slices at a time.
        // `FontFaceSet.load()` would also request slices whose letters a later slice covers.
        const lines = document.createElement('p');
        lines.style.fontFamily = fontFamily;
        lines.textContent = [...known].slice(asked[fontFamily]).join('\n');
        asked[fontFamily] = known.size;
        sample.append(lines);
      }
      // Browsers request fonts for what they lay out.
      sample.getBoundingClientRect();
    }
    await document.fonts.ready;
  } finally {
    sample.remove();
  }
}

type Part = HTMLElement;

/** Browsers find no anchor within paused content. */
const isLinkWithinPage = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[href*="#"]') !== null;

/**
 * Pauses the content below `edge` (px from the top of the window) at its current size. Returns its parts with their
 * heights.
 */
function pauseBelow(edge: number): Map<Part, number> {
  const main = document.getElementById('main');
  const isSupported = CSS.supports('content-visibility', 'hidden');
  // After scrolling, the window may be in the middle of the content.
  const sizes =
    main && isSupported && scrollY === 0
      ? partsBelow(main, edge).map((part) => [part, contentSize(part)] as const)
      : [];
  for (const [part, { width, height }] of sizes) {
    part.style.containIntrinsicSize = `${width}px ${height}px`;
    part.style.contentVisibility = 'hidden';
  }
  return new Map(sizes.map(([part, { height }]) => [part, height]));
}

/**
 * The largest elements entirely below `edge`, from top to bottom, excluding the inside of islands, which React owns.
 * Elements that the browser skips itself (`auto`) are left to it: they would be restored a frame later and count as a
 * layout shift. Where it has prepared one, its children are paused.
 */
function partsBelow(within: Element, edge: number): Part[] {
  return [...within.children].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.matches(excluded) || isLeftOut(element)) return [];
    const { top, bottom, height } = element.getBoundingClientRect();
    const hasBox = height > 0 || getComputedStyle(element).display !== 'contents';
    if (!hasBox) return partsBelow(element, edge);
    if (top < edge) return bottom > edge ? partsBelow(element, edge) : [];
    if (height === 0) return [];
    const mayBeAuto = [element, ...element.querySelectorAll('[data-deferred-layout] > *')];
    return mayBeAuto.some(isAuto) ? partsBelow(element, edge) : [element];
  });
}

/** Islands, and the content of closed disclosures: measuring that would lay it out. */
const excluded = 'maru-island, details:not([open]) > :not(summary)';

const isAuto = (element: Element) => getComputedStyle(element).contentVisibility === 'auto';

/**
 * Whether the browser skips the content of an element because it is far away; assumed true where this cannot be
 * detected.
 */
const isLeftOut = (element: Element) =>
  isAuto(element) &&
  (!canTell() || element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false);

/** Older browsers lack the method or ignore its options. */
function canTell(): boolean {
  let isAsked = false;
  document.body.checkVisibility?.({
    get contentVisibilityAuto() {
      isAsked = true;
      return true;
    },
  });
  return isAsked;
}

/** The size for `contain-intrinsic-size`, in px: without padding and border. */
function contentSize(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const sum = (...names: string[]) =>
    names.reduce((px, name) => px + Number.parseFloat(style.getPropertyValue(name)), 0);
  return {
    width: width - sum('padding-left', 'padding-right', 'border-left-width', 'border-right-width'),
    height: height - sum('padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'),
  };
}
