import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { whenStill } from './watch-page.ts';

type Scope = {
  /** Checks only within the element of this selector. */
  include?: string;
  /** Leaves out content of another origin, such as a video player. */
  exclude?: string;
  /** Tags of axe's rules; all rules where left out. */
  rules?: string[];
};

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page. */
function layOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Lays out the whole page. What is off screen has an estimated size (`content-visibility`), and axe would take it to
 * overlap its neighbours.
 */
export const layOutWhole = (page: Page): Promise<void> => page.evaluate(layOut);

/** The same for every page opened from now on, before its content is there. */
export const layOutFromTheStart = async (page: Page): Promise<void> =>
  void (await page.addInitScript(layOut));

/** Fails where axe finds anything on the page as it stands, once its colours and places have stopped changing. */
export async function expectNoViolations(page: Page, scope: Scope = {}, state?: string): Promise<void> {
  await layOutWhole(page);
  await whenStill(page);
  expect(await findViolations(page, scope), state).toEqual([]);
}

/**
 * What axe finds on the page as it stands, a line for each rule. Runs axe in the page itself: the Playwright package
 * opens a second page for every run and looks into frames, which belong to others here.
 */
export async function findViolations(page: Page, { include, exclude, rules }: Scope = {}): Promise<string[]> {
  // Injecting twice is harmless; a page that was navigated has lost it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ include, exclude, rules }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(
        { include: [include ?? 'html'], exclude: exclude ? [exclude] : [] },
        {
          resultTypes: ['violations'],
          iframes: false,
          // Sheets and sounds of other origins, which no rule here is about, are not loaded again for axe.
          preload: false,
          ...(rules && { runOnly: { type: 'tag', values: rules } }),
        },
      );
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(' | ')}`,
      );
    },
    { include, exclude, rules },
  );
}
