import { expect, type Page } from '@playwright/test';
import { layOutFromTheStart } from '../e2e/no-violations.ts';

/** A picture as it stands on a page: what the browser chose of it, and for how much room. */
export type ShownPicture = {
  /** What the classes around it begin with, the nearest first: one of them is its block. */
  within: string[];
  /** Width of its room in CSS px. */
  room: number;
  /** The address that the browser chose. */
  chosen: string;
  /** Widths that were offered; none where the picture has one address. */
  offered: number[];
  /** How wide the file is that was chosen from, as the page says it. */
  own: number;
  isFirst: boolean;
  isLazy: boolean;
  /** It begins below the first screen. */
  isBelow: boolean;
  /** It stands in a text: what the page says of its size is how large it is shown at most, not what the file has. */
  isInProse: boolean;
};

/**
 * Answers every request for a picture with one that has neither size nor content: what the browser asks for is what
 * matters, and the page is laid out as it is before its pictures come. It is laid out whole: what is fetched before has no
 * width to choose by, and on a slow machine that may be any (decision 037).
 */
export async function answerWithEmptyPictures(page: Page): Promise<void> {
  await layOutFromTheStart(page);
  await page.route('**/_image?*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

/** The pictures that a page shows, wherever one has to scroll to see them. */
export async function shownPictures(page: Page): Promise<ShownPicture[]> {
  await expect
    .poll(() => page.evaluate(bringIntoView), { message: 'pictures that were not asked for' })
    .toEqual([]);
  return page.evaluate(() => {
    const namesAround = (element: Element | null): string[] =>
      element
        ? [
            ...[...element.classList].map((name) => name.split('-')[0] ?? ''),
            ...namesAround(element.parentElement),
          ]
        : [];
    // What stands with the window, as the header does, is on the first screen.
    scrollTo({ top: 0, behavior: 'instant' });
    return [...document.images]
      .filter(
        (image) => image.checkVisibility() && /\/_image\?|\/files\/.*(?<!\.svg)$/.test(image.currentSrc),
      )
      .map((image) => {
        const path = image.currentSrc.slice(location.origin.length);
        const source = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].find(({ srcset }) =>
          srcset.includes(path),
        );
        const from = source ?? image;
        return {
          within: namesAround(image),
          room: Number.parseFloat(getComputedStyle(image).width),
          chosen: path,
          offered: [...from.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
          // What has no size of its own to say has the picture's.
          own: Number(from.getAttribute('width') ?? image.getAttribute('width')),
          isFirst: image.fetchPriority === 'high',
          isLazy: image.loading === 'lazy',
          isBelow: image.getBoundingClientRect().top > innerHeight,
          isInProse: image.closest('.Ui-html') !== null,
        };
      });
  });
}

/** Runs in the page: scrolls to what has not been asked for yet, and names it. */
async function bringIntoView(): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // A picture is asked for before it comes into view, so every other screen will do.
  for (let top = 0; top < document.documentElement.scrollHeight; top += 2 * innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
  }
  const waiting = () =>
    [...document.images].filter((image) => image.checkVisibility() && (!image.currentSrc || !image.complete));
  for (const image of waiting()) {
    image.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    await frame();
  }
  return waiting().map(({ src }) => src);
}
