import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoPartner, demoPartners, everyPath } from '../e2e/demo-pages.ts';
import { describeEngine } from './describe-engine.ts';
import { desktop, type Engine, phone } from './engine.ts';
import { openOverlays, paragraphsMadeLonger } from './read-page.ts';
import { openVisitor, type Visitor } from './visitor.ts';

/** Opens every kind of page of every partner in one engine, on a phone and a desktop, and uses its search. */
export function sweep(engine: Engine): void {
  describeEngine(engine, () => {
    for (const size of [phone, desktop])
      describe(`${size.width} px`, () => {
        let visitor: Visitor;
        beforeAll(async () => {
          visitor = await openVisitor(engine, size);
        });
        afterAll(() => visitor?.close());

        test.for(demoPartners)(
          '$code: no page is wider than the window or opens anything by itself',
          { timeout: 300_000 },
          async (partner) => {
            const wrong: string[] = [];
            for (const path of everyPath(partner)) {
              await visitor.visit(partner.code, path);
              const problems = [
                ...(await visitor.evaluate(widerThanWindow)),
                ...(await visitor.evaluate(openOverlays)),
                ...(await visitor.evaluate(paragraphsMadeLonger)),
              ];
              wrong.push(...problems.map((problem) => `${path} ${problem}`));
            }
            expect(wrong).toEqual([]);
          },
        );

        test.for(demoPartners)('$code: a typed search shows its results', async ({ code }: DemoPartner) => {
          await visitor.visit(code, '/cscenter/faq');
          await visitor.click('header [data-search-toggle]');
          await visitor.until('no search box has the focus', () =>
            visitor.evaluate(() => document.activeElement?.getAttribute('name') === 'keyword'),
          );
          await visitor.type('laser');
          await visitor.press('Enter');
          await visitor.until('the results do not come', () =>
            visitor.evaluate(
              () =>
                location.pathname === '/search' &&
                location.search.includes('keyword=laser') &&
                Boolean(document.querySelector('h1')),
            ),
          );
        });
      });
  });
}

/** Elements wider than the window, if the page is. Runs in the page. */
function widerThanWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : [];
}
