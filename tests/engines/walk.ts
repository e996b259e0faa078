import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteUrl } from '#tests/setup/site-url.ts';
import { describeEngine } from './describe-engine.ts';
import { desktop, type Engine, phone, type Size } from './engine.ts';
import { distanceFrom, headerState, openOverlays, paragraphsMadeLonger } from './read-page.ts';
import { openVisitor, partners, type Visitor } from './visitor.ts';

/** Narrow enough for the phone header, and wide enough to click on the page next to a drawer. */
const tablet: Size = { width: 800, height: 600 };

/** Walks through the site in one engine, covering features in which engines have differed. */
export function walk(engine: Engine): void {
  describeEngine(engine, () => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await openVisitor(engine, desktop);
    });
    afterAll(() => visitor?.close());
    const testInEngine = (name: string, act: () => Promise<void>) =>
      test(name, () => visitor.repeatIfLost(act));
    const testEachPartner = (name: string, act: (partner: string) => Promise<void>) =>
      test.for(partners)(name, (partner) => visitor.repeatIfLost(() => act(partner)));
    const inWindow = (size: Size, body: () => void) =>
      describe(`${size.width} px`, () => {
        beforeAll(() => visitor.resize(size));
        body();
      });

    inWindow(desktop, () => {
      testEachPartner(
        '%s: the language menu closes on a click outside, and the header stays on a scrolled page',
        async (partner) => {
          await visitor.visit(partner, '/');
          expect(await visitor.evaluate(openOverlays)).toEqual([]);
          await visitor.click('.LanguageSwitcher-button');
          await visitor.untilShown('.LanguageSwitcher-popover');
          const { block, inline } = await visitor.evaluate(
            distanceFrom,
            '.LanguageSwitcher-popover',
            '.LanguageSwitcher-button',
          );
          expect(block).toBeLessThanOrEqual(12);
          expect(inline).toBeLessThanOrEqual(2);
          await visitor.clickOutside('.LanguageSwitcher-popover');
          await visitor.untilHidden('.LanguageSwitcher-popover');
          await expectHeaderAt(1500);
        },
      );

      testInEngine('the list of branches opens at its button and closes on Escape', async () => {
        await visitor.visit('bomnal', '/cscenter/faq');
        await visitor.click('.BranchSelector-button');
        await visitor.untilShown('.BranchSelector-popover');
        const { block, inline } = await visitor.evaluate(
          distanceFrom,
          '.BranchSelector-popover',
          '.BranchSelector-button',
        );
        expect(block).toBeLessThanOrEqual(12);
        expect(inline).toBeLessThanOrEqual(2);
        await visitor.press('Escape');
        await visitor.untilHidden('.BranchSelector-popover');
      });

      testInEngine('the search opens and closes on a click outside', async () => {
        await visitor.visit('shirakawa', '/cscenter/faq');
        await visitor.click('header [data-search-toggle]');
        await visitor.untilShown('#search-overlay');
        await visitor.clickOutside('#search-overlay [data-dialog-panel]');
        await visitor.untilHidden('#search-overlay');
      });

      testInEngine('sharing copies the address of the page', async () => {
        await visitor.visit('bomnal', '/products/9');
        // Without clipboard access a native dialog shows the URL, which the test could not close.
        await visitor.evaluate(() => {
          const { dataset } = document.body;
          window.prompt = (_, text = '') => (dataset.shown = text);
          // A toast may be gone before the next command.
          new MutationObserver(() => {
            const text = document.querySelector('[data-toast]')?.textContent;
            if (text) dataset.shown ??= text;
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        });
        await visitor.click('[data-share]');
        const canCopy = await visitor.evaluate(() => 'clipboard' in navigator && 'ClipboardItem' in window);
        await visitor.until('neither a toast nor an address is shown', () =>
          visitor.evaluate(() => document.body.dataset.shown !== undefined),
        );
        const text = await visitor.evaluate(() => document.body.dataset.shown ?? '');
        expect(text).toContain(canCopy ? '링크를 복사했습니다.' : siteUrl('bomnal', '/s/'));
      });
    });

    inWindow(tablet, () => {
      testInEngine('the menu of a phone opens and closes on a click outside', async () => {
        await visitor.visit('bomnal', '/cscenter/faq');
        await visitor.click('header [commandfor="mobile-menu"]');
        await visitor.untilShown('#mobile-menu');
        await visitor.clickOutside('#mobile-menu');
        await visitor.untilHidden('#mobile-menu');
      });

      testInEngine('the cart opens and closes on a click outside', async () => {
        await visitor.visit('bomnal', '/cscenter/faq');
        await visitor.click('header button.CartButton');
        await visitor.untilShown('.CartButton-drawer');
        await visitor.clickOutside('.CartButton-drawer');
        await visitor.untilHidden('.CartButton-drawer');
      });

      testInEngine('going back restores the scroll position', async () => {
        await visitor.visit('bomnal', '/products');
        await visitor.evaluate(() => scrollTo({ top: 700, behavior: 'instant' as ScrollBehavior }));
        await visitor.until('the page has not scrolled', () => visitor.evaluate(() => scrollY === 700));
        await visitor.evaluate(() => {
          const link = [...document.querySelectorAll<HTMLElement>('main a[href^="/products/"]')].find(
            (one) =>
              one.getBoundingClientRect().top > 200 && one.getBoundingClientRect().bottom < innerHeight,
          );
          link?.setAttribute('data-walked', '');
        });
        await visitor.click('[data-walked]');
        await visitor.until('the treatment does not come', () =>
          visitor.evaluate(
            () =>
              /^\/products\/\d+$/.test(location.pathname) &&
              Boolean(document.querySelector('.ProductDetail')),
          ),
        );
        await visitor.backTo('/products');
        await visitor.until('the list is not where it was left', () =>
          visitor.evaluate(() => location.pathname === '/products' && Math.abs(scrollY - 700) < 60),
        );
      });
    });

    inWindow(phone, () => {
      testEachPartner('%s: nothing opens by itself, and the header stays', async (partner) => {
        await visitor.visit(partner, '/');
        expect(await visitor.evaluate(openOverlays)).toEqual([]);
        expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          phone.width,
        );
        expect(await visitor.evaluate(paragraphsMadeLonger)).toEqual([]);
        await expectHeaderAt(1500);
      });

      testInEngine('the menu opens and closes by its button', async () => {
        await visitor.visit('haru', '/cscenter/faq');
        await visitor.click('header [commandfor="mobile-menu"]');
        await visitor.untilShown('#mobile-menu');
        await visitor.click('#mobile-menu [commandfor="mobile-menu"]');
        await visitor.untilHidden('#mobile-menu');
      });

      testInEngine('an empty form marks its missing fields', async () => {
        await visitor.visit('bomnal', '/cscenter/boards/11/write');
        await visitor.click('main form[data-form] [type=submit]');
        await visitor.until('no error is shown', () =>
          visitor.evaluate(() => document.body.innerText.includes('이름을 입력해 주세요.')),
        );
        expect(await visitor.evaluate(() => document.body.innerText)).toContain('비밀번호를 입력해 주세요.');
      });
    });

    async function expectHeaderAt(top: number): Promise<void> {
      await visitor.evaluate((y) => scrollTo({ top: y, behavior: 'instant' as ScrollBehavior }), top);
      await visitor.until('the header is not at the top, or clear', async () => {
        const state = await visitor.evaluate(headerState);
        return state.top === 0 && state.isSolid;
      });
    }
  });
}
