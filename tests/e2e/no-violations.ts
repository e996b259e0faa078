import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { whenStill } from './watch-page.ts';

type Scope = {
  /** Checks only inside the element of this selector. */
  include?: string;
  /** Leaves out content of another origin, such as a video player. */
  exclude?: string;
  /** Tags of axe's rules; all rules if undefined. */
  rules?: string[];
  /** False leaves out the contrast of texts, whose check takes longer than all others. */
  contrast?: boolean;
};

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page. */
function forceLayout(): void {
  const sheet = new CSSStyleSheet();
  // What is hidden until it is found stays hidden: nobody can reach it.
  sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Lays out the whole page. Off-screen content has an estimated size (`content-visibility`), so axe would find overlaps.
 */
export const forceWholeLayout = (page: Page): Promise<void> => page.evaluate(forceLayout);

/** The same for every page opened from now on, before its content exists. */
export const forceLayoutFromStart = async (page: Page): Promise<void> =>
  void (await page.addInitScript(forceLayout));

/** Fails if axe finds violations in the current page, once colors and positions have stopped changing. */
export async function expectNoViolations(page: Page, scope: Scope = {}, state?: string): Promise<void> {
  await forceWholeLayout(page);
  await whenStill(page);
  expect(await findViolations(page, scope), state).toEqual([]);
}

/**
 * Violations that axe finds in the current page, one line per rule. Runs axe in the page itself: the Playwright package
 * opens a second page for every run and checks frames, which are third-party here.
 */
export async function findViolations(
  page: Page,
  { include, exclude, rules, contrast = true }: Scope = {},
): Promise<string[]> {
  // A full page load removes axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ include, exclude, rules, contrast }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(
        { include: [include ?? 'html'], exclude: exclude ? [exclude] : [] },
        {
          resultTypes: ['violations'],
          iframes: false,
          // No rule here needs the stylesheets and media of other origins, so axe does not load them again.
          preload: false,
          ...(!contrast && { rules: { 'color-contrast': { enabled: false } } }),
          ...(rules && { runOnly: { type: 'tag', values: rules } }),
        },
      );
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(' | ')}`,
      );
    },
    { include, exclude, rules, contrast },
  );
}
