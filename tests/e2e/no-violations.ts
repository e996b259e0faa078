import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { whenStill } from './watch-page.ts';

type Scope = {
  /** Looks only within the element of this selector. */
  include?: string;
  /** Leaves out what others answer for, such as a player. */
  exclude?: string;
  /** Tags of axe's rules; all rules where left out. */
  rules?: string[];
};

/** Runs in the page. */
function layOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** What is out of sight has a size that is guessed (`content-visibility`): axe would take it to lie over its neighbours. */
export const layOutWhole = (page: Page): Promise<void> => page.evaluate(layOut);

/** The same for every page that is opened from now on, before anything of it is there. */
export const layOutFromTheStart = async (page: Page): Promise<void> =>
  void (await page.addInitScript(layOut));

/** Fails where axe finds anything on the page as it stands, once its colours and places have stopped changing. */
export async function expectNoViolations(
  page: Page,
  { include, exclude, rules }: Scope = {},
  state?: string,
): Promise<void> {
  await layOutWhole(page);
  await whenStill(page);
  let builder = new AxeBuilder({ page });
  if (include) builder = builder.include(include);
  if (exclude) builder = builder.exclude(exclude);
  if (rules) builder = builder.withTags(rules);
  const { violations } = await builder.analyze();
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(' | ')}`,
    ),
    state,
  ).toEqual([]);
}
