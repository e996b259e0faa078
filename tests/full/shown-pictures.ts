import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/expect.ts';
import { forceLayoutFromStart } from '../e2e/no-violations.ts';

/** A picture on a page: the candidate that the browser chose, and the width it is shown at. */
export type ShownPicture = {
  /** Class name prefixes of its ancestors, nearest first: one of them is its block. */
  within: string[];
  /** Displayed width in CSS px. */
  shownWidth: number;
  /** The URL that the browser chose. */
  chosen: string;
  /** Candidate widths; empty if the picture has a single URL. */
  offered: number[];
  /** Width of the original file, according to the page. */
  own: number;
  isFirst: boolean;
  isLazy: boolean;
  /** Whether it starts below the first screen. */
  isBelow: boolean;
  /** Whether it is within text: there the size in the page is the maximum displayed size, not the file's size. */
  isInProse: boolean;
};

/**
 * Answers every request for a picture with an empty one without a size: only the requested URL matters, and the page is
 * laid out as before its pictures load. The whole page is laid out: a picture fetched before its layout has no width to
 * choose by (decision 037).
 */
export async function answerWithEmptyPictures(page: Page): Promise<void> {
  await forceLayoutFromStart(page);
  await page.route('**/_image?*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

/** All pictures of a page, including those that are visible only after scrolling. */
export async function shownPictures(page: Page): Promise<ShownPicture[]> {
  await expect
    .poll(() => page.evaluate(bringIntoView), { message: 'pictures that were not requested' })
    .toEqual([]);
  return page.evaluate(() => {
    const namesAround = (element: Element | null): string[] =>
      element
        ? [
            ...[...element.classList].map((name) => name.split('-')[0] ?? ''),
            ...namesAround(element.parentElement),
          ]
        : [];
    // Scrolls up, so that positions are relative to the first screen.
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
          shownWidth: Number.parseFloat(getComputedStyle(image).width),
          chosen: path,
          offered: [...from.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
          // A <source> without its own size has the size of the <img>.
          own: Number(from.getAttribute('width') ?? image.getAttribute('width')),
          isFirst: image.fetchPriority === 'high',
          isLazy: image.loading === 'lazy',
          isBelow: image.getBoundingClientRect().top > innerHeight,
          isInProse: image.closest('.Ui-html') !== null,
        };
      });
  });
}

/** Runs in the page: scrolls to pictures that have not been requested yet, and returns them. */
async function bringIntoView(): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Pictures are requested before they come into view, so every other screen suffices.
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
