import { type Page, test } from '@playwright/test';
import { imageWidths, nearestWidth } from '#engine/image/widths.ts';
import { expect } from '#tests/e2e/expect.ts';
import { siteUrl } from '#tests/setup/site-url.ts';
import { blocksWithPictures } from './blocks-with-pictures.ts';
import { answerWithEmptyPictures, type ShownPicture, shownPictures } from './shown-pictures.ts';

/** Pages that together show the pictures of every block, in the layouts that differ most. */
const pages: [partner: string, paths: string[]][] = [
  [
    'bomnal',
    [
      '/products/31',
      '/products/category/pick',
      '/exhibitions',
      '/exhibitions/1',
      '/brandings/1',
      '/boards/1',
      '/boards/2/detail/5',
      '/cscenter/notice/1',
      '/search?keyword=a',
      '/landing',
      '/',
    ],
  ],
  [
    'haru',
    [
      '/introduce',
      '/introduce/space',
      '/products',
      '/products/1',
      '/brandings',
      '/brandings/1',
      '/boards/2/detail/13',
      '/',
    ],
  ],
  ['shirakawa', ['/boards/1/detail/1', '/boards/3/detail/17', '/exhibitions/1', '/products/1', '/']],
];

/** Blocks that are shown only from a minimum width. */
const shownFrom: Record<string, number> = {
  // It is next to the page (decision 014); smaller screens have its content in the search overlay.
  SearchPanel: 1025,
};

/** Blocks on the pages above whose texts contain pictures. */
const withProsePictures = ['BoardArticle', 'ExhibitionDetail', 'NoticeDetail'];

/** Window widths with typical pixel densities. Each is tested by one project. */
const screens = [
  { project: 'phone', width: 360, height: 800, density: 3 },
  { project: 'phone', width: 768, height: 1024, density: 2 },
  { project: 'desktop', width: 1280, height: 900, density: 1 },
  { project: 'desktop', width: 1600, height: 1000, density: 1 },
];

for (const { project, width, height, density } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height },
      // Preloads are chosen by the screen size, before the page's viewport is known.
      screen: { width, height },
      deviceScaleFactor: density,
      // The poster of a video stays until the video is played.
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`at ${width} px browsers choose pictures as wide as they are shown, in every block`, async ({
      page,
    }, info) => {
      test.skip(info.project.name !== project, 'each width once');
      test.slow(); // Some twenty pages.
      await answerWithEmptyPictures(page);
      const seen = new Set<string>();
      const seenInProse = new Set<string>();
      for (const [partner, paths] of pages) {
        for (const path of paths) {
          const { shown, problems } = await visitLaidOut(page, partner, path, density);
          for (const { within, isInProse } of shown)
            for (const name of within) (isInProse ? seenInProse : seen).add(name);
          expect.soft(problems, `${partner} ${path}`).toEqual([]);
        }
      }
      expect([...seenInProse], 'blocks with pictures in their texts').toEqual(
        expect.arrayContaining(withProsePictures),
      );
      const missing = blocksWithPictures.filter((type) => !seen.has(type) && width >= (shownFrom[type] ?? 0));
      expect(missing, 'blocks with pictures that no page of the list shows: add one that does').toEqual([]);
    });
  });
}

/**
 * Opens a page up to three times until every width is right: on a slow machine some pictures are fetched before they are
 * laid out, and then chosen by their `sizes` list (decision 037).
 */
async function visitLaidOut(page: Page, partner: string, path: string, density: number) {
  for (let tries = 1; ; tries++) {
    const shown = await visit(page, partner, path);
    const problems = shown.map((picture) => problemWith(picture, density, shown)).filter(Boolean);
    if (problems.length === 0 || tries === 3) return { shown, problems };
  }
}

/** Opens a page, checks its preloads and returns the pictures that it shows. */
async function visit(page: Page, partner: string, path: string): Promise<ShownPicture[]> {
  // Home pages are opened as a new visitor, so popups are shown.
  const isNew = path === '/';
  if (isNew) await page.context().clearCookies();
  await page.goto(siteUrl(partner, path));
  if (isNew) await expect(page.locator('[class^=Popups] img').first()).toBeVisible();
  // The list of the floating button opens without its script.
  await page.locator('.FloatingMenu details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  const shown = await shownPictures(page);
  const preloaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
      .map(({ name }) => name.slice(location.origin.length))
      .filter((name) => name.startsWith('/_image?')),
  );
  // Popups are added later by script.
  const first = shown.filter(({ isFirst, within }) => isFirst && !within.includes('Popups'));
  // Only one: any other high-priority picture follows right after it and would compete with it.
  expect
    .soft(preloaded, `${partner} ${path}: preloaded`)
    .toEqual(first.slice(0, 1).map((picture) => picture.chosen));
  expect
    .soft(
      shown.filter(({ isBelow, isLazy }) => isBelow && !isLazy).map((picture) => picture.chosen),
      `${partner} ${path}: below the first screen and not lazy`,
    )
    .toEqual([]);
  return shown;
}

const widthOf = (address: string) => Number(new URLSearchParams(address.split('?')[1]).get('w'));

/** The problem with the chosen width, in a sentence. */
function problemWith(
  picture: ShownPicture,
  density: number,
  all: readonly ShownPicture[],
): string | undefined {
  const { shownWidth, chosen, offered, isFirst, isLazy, within } = picture;
  const name = within.find((each) => each !== 'Ui');
  if (!chosen.startsWith('/_image?')) return `${name}: ${chosen} is not in the width that is shown`;
  const own = picture.isInProse ? Number.POSITIVE_INFINITY : picture.own;
  const width = widthOf(chosen);
  const describe = (wanted: number) =>
    `${name}: ${wanted} px would suffice for ${shownWidth} × ${density}, ${width} was chosen from ${offered} (${chosen})`;
  if (offered.length === 0) {
    // A single URL: sharp at a density of 2, unless the file itself is smaller.
    return width <= nearestWidth(own * 2) ? undefined : describe(nearestWidth(own * 2));
  }
  // Half a pixel does not justify a larger file, and the original file's width is the limit.
  const wanted = Math.min(nearestWidth(shownWidth * density - 0.5), nearestWidth(own, offered));
  // Browsers reuse a larger one that is already loaded instead of fetching another.
  if (width > wanted && all.some((other) => other !== picture && other.chosen === chosen)) return undefined;
  const steps = imageWidths.indexOf(width) - imageWidths.indexOf(wanted);
  // Pictures fetched before layout may be larger than needed (decision 037), next to the search panel by two steps.
  const maxSteps = isLazy || !isFirst ? 0 : 2;
  return steps >= 0 && steps <= maxSteps ? undefined : describe(wanted);
}
