import type { Locator, Page } from '@playwright/test';
import { expectWhole } from './expect-whole.ts';
import { type KeyPresses, keyPresses } from './key-presses.ts';

/** How an operator works the console: with the mouse, or with the keyboard alone. */
export type Hands = {
  /** Presses a button, link, option or tab. */
  press: (control: Locator) => Promise<void>;
  /** Chooses a row of a tree. */
  select: (row: Locator) => Promise<void>;
  /** Keeps a message from closing: points at a control of it, or focuses it. */
  hold: (control: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Presses that were needed so far, by what they were for; none of the mouse. */
  presses: KeyPresses['log'];
};

/** A hand on a mouse. A text comes as a whole, as from the clipboard. */
export function mouse(page: Page): Hands {
  const click = async (control: Locator) => {
    await expectWhole(control);
    await control.click();
  };
  return {
    press: click,
    select: click,
    hold: (control) => control.hover(),
    async type(field, text) {
      await click(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    presses: [],
  };
}

/** Hands on a keyboard: no control is touched in any other way. */
export function keyboard(page: Page): Hands {
  const keys = keyPresses(page);
  const reach = async (control: Locator) => {
    await keys.reach(control);
    await expectWhole(control);
  };
  return {
    async press(control) {
      await reach(control);
      const isChecked = await control.evaluate((element) => element.matches('[type=radio], [type=checkbox]'));
      await page.keyboard.press(isChecked ? 'Space' : 'Enter');
    },
    async select(row) {
      await reach(row);
      // Arrows choose what they reach; the row that Tab comes to is chosen by the space bar.
      if ((await row.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('Space');
    },
    hold: reach,
    async type(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    presses: keys.log,
  };
}
