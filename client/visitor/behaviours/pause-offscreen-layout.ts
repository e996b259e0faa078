import { askFonts } from './ask-fonts.ts';

// By the way of this module: imported apart by popups, it would be a chunk of its own, and a request of every page.
export { askFonts };

/** What lies further below the window than this share of its height rests. */
const margin = 0.1;
/** How much of the window's height comes back in one task. */
const atOnce = 1 / 3;

/** A touch or a wheel comes before its scrolling: what wakes only then would count as having moved. */
const wakers = ['touchstart', 'wheel', 'scroll', 'keydown', 'click', 'beforeprint', 'resize'];
const listening = { capture: true, passive: true };

/**
 * Leaves the content below the window out of the layout while `change` is under way, which touches all text: fonts that
 * come, stylesheets. A small phone then lays out what stands on its screen instead of the three screens that browsers
 * have ready with `content-visibility: auto`. The rest comes back afterwards, part by part in tasks of their own, or all at
 * once when the visitor touches the page, scrolls, presses a key, follows a link to a place of the page or prints, or turns
 * the phone: what rests is as wide as it was.
 * @param change is given what asks for the fonts of the text that rests
 */
export async function whileOffscreenPaused(
  change: (askRested: () => Promise<void>) => Promise<unknown>,
): Promise<void> {
  const resting = restBelow(innerHeight * (1 + margin));
  const wake = (part: Part) => {
    part.style.contentVisibility = '';
    part.style.containIntrinsicSize = '';
    // What is compared with the next page is as it came.
    if (part.getAttribute('style') === '') part.removeAttribute('style');
    resting.delete(part);
  };
  const ended = new AbortController();
  const wakeAll = ({ type, target }: Event) => {
    if (type === 'click' && !leadsWithin(target)) return;
    // Sliders scroll by themselves.
    if (type === 'scroll' && target !== document) return;
    for (const part of resting.keys()) wake(part);
  };
  for (const event of wakers) addEventListener(event, wakeAll, { ...listening, signal: ended.signal });
  try {
    await change(() => askFonts(resting.keys()));
    let room = 0;
    for (const [part, height] of resting) {
      if (room <= 0) {
        await nextFrame();
        room = innerHeight * atOnce;
      }
      room -= height;
      wake(part);
    }
  } finally {
    for (const part of resting.keys()) wake(part);
    ended.abort();
  }
}

type Part = HTMLElement;

/** Browsers find no place within what rests. */
const leadsWithin = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[href*="#"]') !== null;

/** As in after-first-paint.ts, which the bundler would take out of the bootstrap if it were imported here: one more request. */
const nextFrame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));

/** Lays the content below `edge` (px from the top of the window) to rest, as large as it is. Gives its parts with their heights. */
function restBelow(edge: number): Map<Part, number> {
  const main = document.getElementById('main');
  const isSupported = CSS.supports('content-visibility', 'hidden');
  // Whoever has begun to scroll may be in the middle of it.
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
 * The largest elements that lie below `edge` as a whole, from above to below; what is inside of islands is React's. What
 * browsers leave out themselves (`auto`) stays theirs: it would come back a frame later, as content that has moved. Where
 * they have it ready, what is in it rests.
 */
function partsBelow(within: Element, edge: number): Part[] {
  return [...within.children].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.localName === 'maru-island' || isLeftOut(element))
      return [];
    const { top, bottom, height } = element.getBoundingClientRect();
    const hasBox = height > 0 || getComputedStyle(element).display !== 'contents';
    if (!hasBox) return partsBelow(element, edge);
    if (top < edge) return bottom > edge ? partsBelow(element, edge) : [];
    if (height === 0) return [];
    return [element, ...element.querySelectorAll('*')].some(isAuto) ? partsBelow(element, edge) : [element];
  });
}

const isAuto = (element: Element) => getComputedStyle(element).contentVisibility === 'auto';

/** Whether the browser has not laid out what is in an element, as it is far away; taken for granted where it cannot tell. */
const isLeftOut = (element: Element) =>
  isAuto(element) &&
  (!canTell() || element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false);

/** Older browsers have no such method, or do not look at what it is asked. */
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

/** What `contain-intrinsic-size` asks for, in px: an element without its padding and border. */
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
