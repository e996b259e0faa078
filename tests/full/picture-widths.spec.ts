import { expect, type Page, test } from '@playwright/test';
import { imageWidths, nearestWidth } from '#engine/image/widths.ts';
import { siteUrl } from '#tests/setup/site-url.ts';
import { blocksWithPictures } from './blocks-with-pictures.ts';
import { answerWithEmptyPictures, type ShownPicture, shownPictures } from './shown-pictures.ts';

/** Pages that show the pictures of every block between them, in the layouts that differ most. */
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

/** Blocks that a screen never shows, by the width from which it does. */
const shownFrom: Record<string, number> = {
  // It stands beside the page (decision 014); what it holds is in the search overlay of smaller screens.
  SearchPanel: 1025,
};

/** Blocks whose texts have pictures of their own, by the pages above. */
const withProsePictures = ['BoardArticle', 'ExhibitionDetail', 'NoticeDetail'];

/** Widths of windows, with the density that such screens have. Each is looked at by one project. */
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
      // What is preloaded is chosen before the page has said how wide it is: by the screen.
      screen: { width, height },
      deviceScaleFactor: density,
      // The picture of a video stays until it is asked to play.
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
 * Opens a page up to three times, until every width is the right one: on a slow machine some pictures are fetched before
 * they are laid out, by their list then (decision 037).
 */
async function visitLaidOut(page: Page, partner: string, path: string, density: number) {
  for (let tries = 1; ; tries++) {
    const shown = await visit(page, partner, path);
    const problems = shown.map((picture) => problemWith(picture, density, shown)).filter(Boolean);
    if (problems.length === 0 || tries === 3) return { shown, problems };
  }
}

/** Opens a page, checks what is asked for first, and gives the pictures that it shows. */
async function visit(page: Page, partner: string, path: string): Promise<ShownPicture[]> {
  // The home pages are seen by a new visitor: popups come.
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
  // Popups come later, by script.
  const first = shown.filter(({ isFirst, within }) => isFirst && !within.includes('Popups'));
  // One alone: whichever else a block wants first stands right behind it, and would only take turns with it.
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

/** What is wrong with the width that was chosen, in a sentence. */
function problemWith(
  picture: ShownPicture,
  density: number,
  all: readonly ShownPicture[],
): string | undefined {
  const { room, chosen, offered, isFirst, isLazy, within } = picture;
  const name = within.find((each) => each !== 'Ui');
  if (!chosen.startsWith('/_image?')) return `${name}: ${chosen} is not in the width that is shown`;
  const own = picture.isInProse ? Number.POSITIVE_INFINITY : picture.own;
  const width = widthOf(chosen);
  const say = (wanted: number) =>
    `${name}: ${wanted} px would do for ${room} × ${density}, ${width} came of ${offered} (${chosen})`;
  if (offered.length === 0) {
    // One address for all: sharp at two pixels per px, unless the file itself is smaller.
    return width <= nearestWidth(own * 2) ? undefined : say(nearestWidth(own * 2));
  }
  // Half a pixel is no reason for a larger file, and none is worth more than the file has.
  const wanted = Math.min(nearestWidth(room * density - 0.5), nearestWidth(own, offered));
  // Browsers take a larger one that they have already, rather than fetch another.
  if (width > wanted && all.some((other) => other !== picture && other.chosen === chosen)) return undefined;
  const steps = imageWidths.indexOf(width) - imageWidths.indexOf(wanted);
  // What is fetched before the layout is known errs upwards (decision 037), beside the search panel by two.
  const most = isLazy || !isFirst ? 0 : 2;
  return steps >= 0 && steps <= most ? undefined : say(wanted);
}
