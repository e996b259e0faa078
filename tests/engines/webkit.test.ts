import { afterAll, beforeAll, test } from 'vitest';
import { describeEngine } from './describe-engine.ts';
import { desktop } from './engine.ts';
import { openVisitor, type Visitor } from './visitor.ts';
import { walk } from './walk.ts';
import { webkit } from './webkit.ts';

walk(webkit);

// Not in Chromium, which reports changes of local storage to a page that it restores, nor in Firefox, which restores none
// under automation.
describeEngine(webkit, () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await openVisitor(webkit, desktop);
  });
  afterAll(() => visitor?.close());

  test('a page restored by the back/forward cache shows that the cart was emptied meanwhile', () =>
    visitor.repeatIfLost(restore));

  async function restore() {
    await visitor.visit('bomnal', '/introduce');
    await visitor.evaluate(() => localStorage.setItem('common', '{"cartCount":1}'));
    await visitor.visit('bomnal', '/introduce');
    await visitor.untilShown('.CartButton-dot');
    await visitor.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await visitor.visit('bomnal', '/cscenter/notice');
    await visitor.evaluate(() => localStorage.setItem('common', '{"cartCount":0}'));
    await visitor.backTo('/introduce');
    await visitor.until('the page is not restored', () =>
      visitor.evaluate(() => 'persisted' in window && window.persisted === true),
    );
    await visitor.untilHidden('.CartButton-dot');
  }
});
