import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '#tests/setup/site-url.ts';
import { type Engine, EngineLostError, type EnginePage, type Point, type Size } from './engine.ts';

/** Milliseconds that a page may take to react to a click on a busy machine. */
const timeoutMs = 15_000;
/**
 * Clicks beside an element: between looking and clicking on a busy machine, sections above it may get their height, or a
 * drawer still slides, and the button is pressed in one place and released in another.
 */
const maxMisses = 2;
/** Milliseconds until the page has a click. */
const clickMs = 2_000;
const shots = '.maru/test-results/engines';

/** A page with the actions that tests repeat. */
export type Visitor = Omit<EnginePage, 'resize' | 'back'> & {
  /** Goes back in the history to the page with this path. */
  backTo(path: string): Promise<void>;
  /** Gives the window another size, or opens a new one in engines that cannot. */
  resize(size: Size): Promise<void>;
  /** Opens a page of a partner's site with its popups dismissed for today, and waits for its fonts. */
  visit(partner: string, path: string): Promise<void>;
  /** Opens a page on which no popup was dismissed before. Cookies set from then on stay for later visits. */
  visitAsNew(partner: string, path: string): Promise<void>;
  /**
   * Scrolls to an element and clicks its center. `host >>> selector` is an element in the shadow root of another.
   * @throws if something else covers it
   */
  click(selector: string): Promise<void>;
  /** Clicks a non-interactive point of the window outside of an element. */
  clickOutside(selector: string): Promise<void>;
  untilShown(selector: string): Promise<void>;
  untilHidden(selector: string): Promise<void>;
  /**
   * Does something, and does it again from its start in a new window if the engine is lost. A page that crashes or freezes
   * an engine does so twice, and fails.
   */
  repeatIfLost(act: () => Promise<void>): Promise<void>;
  /** Waits for a condition. @throws with its name and the path of a screenshot if it is not met in time */
  until(what: string, check: () => Promise<boolean>): Promise<void>;
};

/** Opens a window, and tries once more: an engine that does not start has not seen a page of Maru yet. */
const openWindow = (engine: Engine, size: Size): Promise<EnginePage> =>
  engine.open(size).catch((error) => {
    console.warn(`${engine.name} did not start: trying once more. ${error.message}`);
    return engine.open(size);
  });

/** Opens a window of an engine. */
export async function openVisitor(engine: Engine, firstSize: Size): Promise<Visitor> {
  let size = firstSize;
  let page = await openWindow(engine, size);
  const known = new Set<string>();

  async function until(what: string, check: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + timeoutMs;
    while (!(await check())) {
      if (performance.now() > end) throw new Error(`${engine.name}: ${what}. ${await shoot()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  async function shoot(): Promise<string> {
    const file = join(shots, `${engine.name.replaceAll(' ', '-')}-${size.width}.png`);
    mkdirSync(shots, { recursive: true });
    writeFileSync(file, await page.screenshot());
    return `See ${file}`;
  }
  const isShown = (selector: string) => page.evaluate(isElementShown, selector);

  async function load(partner: string, path: string): Promise<void> {
    if (!known.has(partner)) {
      // Any document of the site can set its cookies; this one loads nothing else.
      await page.goto(siteUrl(partner, '/robots.txt'));
      await page.evaluate(setDismissals, popupsOf(partner), true);
      known.add(partner);
    }
    await page.goto(siteUrl(partner, path));
    // A font swap would move the element that is about to be clicked.
    await until('the fonts do not load', () => page.evaluate(hasFonts));
  }

  async function reopen(): Promise<void> {
    await page.close();
    page = await openWindow(engine, size);
    known.clear();
  }
  async function resize(wanted: Size): Promise<void> {
    if (size.width === wanted.width && size.height === wanted.height) return;
    size = wanted;
    if (!page.resize) return reopen();
    await page.resize(size);
    // The window system answers before the page has its size.
    await until('the window has another size', () =>
      page.evaluate((width) => innerWidth === width, wanted.width),
    );
  }

  return {
    resize,
    goto: (url) => page.goto(url),
    url: () => page.url(),
    async backTo(path) {
      await page.back();
      // Not by a script: WebKit loses those that meet a page on its way, and never answers.
      await until(`the window does not go back to ${path}`, async () =>
        new URL(await page.url()).pathname.endsWith(path),
      );
    },
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    clickAt: (point) => page.clickAt(point),
    press: (key) => page.press(key),
    type: (text) => page.type(text),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
    until,
    repeatIfLost: (act) =>
      act().catch(async (error) => {
        if (!(error instanceof EngineLostError)) throw error;
        console.warn(`${engine.name} is lost: repeating the test in a new window. ${error.message}`);
        await reopen();
        await act();
      }),
    untilShown: (selector) => until(`${selector} is not shown`, () => isShown(selector)),
    untilHidden: (selector) => until(`${selector} is still shown`, async () => !(await isShown(selector))),
    visit: load,
    async visitAsNew(partner, path) {
      await page.goto(siteUrl(partner, '/robots.txt'));
      await page.evaluate(setDismissals, popupsOf(partner), false);
      known.add(partner);
      await load(partner, path);
    },
    async click(selector) {
      for (let left = maxMisses; left >= 0; left -= 1) {
        let place: Point | null = null;
        await until(`${selector} cannot be clicked`, async () => {
          const before = place;
          place = await page.evaluate(placeOf, selector);
          return place !== null && place.x === before?.x && place.y === before?.y;
        });
        await page.evaluate(watchClick, selector);
        await page.clickAt(place as unknown as Point);
        if (await page.evaluate(isClicked, clickMs)) return;
      }
      throw new Error(`${engine.name}: no click reaches ${selector}. ${await shoot()}`);
    },
    async clickOutside(selector) {
      await page.clickAt(await page.evaluate(placeOutside, selector));
    },
  };
}

function popupsOf(partner: string): number[] {
  const file = join('fixtures/partners', partner, 'content/popups.json');
  const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: { id: number }[] };
  return rows.map(({ id }) => id);
}

/** The demo partners. */
export const partners: string[] = readdirSync('fixtures/partners', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// What follows runs in the page.

function setDismissals(ids: number[], areDismissed: boolean): void {
  const how = areDismissed ? '' : '; max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: the engines at the floor have no Cookie Store API
  for (const id of ids) document.cookie = `DO_NOT_SHOW_POPUP_${id}=1; path=/${how}`;
}

type Watched = { isHit?: boolean };

/** Notes whether the next click is on the element. */
function watchClick(selector: string): void {
  const page = window as Watched;
  page.isHit = undefined;
  const innermost = selector.split(' >>> ').at(-1) ?? '';
  const note = (event: Event) => {
    page.isHit = event.composedPath().some((one) => one instanceof Element && one.matches(innermost));
  };
  addEventListener('click', note, { capture: true, once: true });
}

/** Whether that click came, and was on the element. True if another page has been loaded since. */
async function isClicked(withinMs: number): Promise<boolean> {
  const page = window as Watched;
  if (!('isHit' in page)) return true;
  for (const end = performance.now() + withinMs; page.isHit === undefined && performance.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 20));
  return page.isHit === true;
}

function hasFonts(): boolean {
  const isLinked = document.querySelector('link[rel=stylesheet][href^="/fonts/"]') !== null;
  return isLinked && document.fonts.size > 0 && document.fonts.status === 'loaded';
}

function isElementShown(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, opacity } = getComputedStyle(element);
    return width > 0 && height > 0 && visibility === 'visible' && opacity !== '0';
  });
}

/** The center of the first element with a box; null while there is none or something covers it. */
function placeOf(selector: string): Point | null {
  const [first = '', inside] = selector.split(' >>> ');
  const root = inside ? document.querySelector(first)?.shadowRoot : document;
  const all = root?.querySelectorAll(inside ?? first) ?? [];
  const element = [...all].find((one) => one.getClientRects().length > 0);
  if (!root || !element) return null;
  const center = (): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isOnTop = ({ x, y }: Point) => element.contains(root.elementFromPoint(x, y));
  if (isOnTop(center())) return center();
  element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
  return isOnTop(center()) ? center() : null;
}

function placeOutside(selector: string): Point {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  const box = element.getBoundingClientRect();
  for (let y = innerHeight - 8; y > 0; y -= 24)
    for (let x = 8; x < innerWidth; x += 24) {
      const isInside = x >= box.left - 8 && x <= box.right + 8 && y >= box.top - 8 && y <= box.bottom + 8;
      const interactive = 'a, button, input, select, textarea, label, summary, video, header';
      // Nothing outside of a modal dialog is interactive.
      if (!isInside && (element.matches(':modal') || !document.elementFromPoint(x, y)?.closest(interactive)))
        return { x, y };
    }
  throw new Error(`All of the window is ${selector} or interactive.`);
}
