import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/** More presses than this to one control are a fault of the screen. */
const limit = 40;

export type KeyPresses = ReturnType<typeof keyPresses>;

/**
 * Reaches controls by pressing keys as an operator does who sees the screen: F6 to another part of it, Tab and Shift+Tab
 * from control to control, arrows inside a list, tree, menu or toolbar.
 */
export function keyPresses(page: Page) {
  /** For every control: its name, and how many presses led there. */
  const log: { control: string; presses: number }[] = [];

  async function reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    // Keys pass by a disabled control.
    await expect(control).toBeEnabled();
    const pressed: string[] = [];
    const next = () => control.evaluate(nextKey, undefined, { timeout: 5_000 });
    for (let key = await next(); key !== undefined; key = await next()) {
      pressed.push(key);
      if (pressed.length > limit)
        throw new Error(`${pressed.length} presses do not lead to ${control}: ${pressed.join(' ')}`);
      await page.keyboard.press(key);
    }
    log.push({ control: String(control), presses: pressed.length });
  }

  return { reach, log };
}

/** Runs in the page. @returns the next key on the way from the focused control to another one; undefined: it is focused */
function nextKey(control: Element): string | undefined {
  const active = document.activeElement ?? document.body;
  if (active === control) return undefined;
  const part = (element: Element) =>
    element.closest('[role=dialog], [role=region], section[aria-label], nav, [role=toolbar], main');
  const inArrows = (element: Element) =>
    element.closest(
      '[role=treegrid], [role=listbox], [role=menu], [role=radiogroup], [role=toolbar], [role=tablist]',
    );
  const follows = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const group = inArrows(control);
  if (group && group === inArrows(active)) return arrow(group, active, control);
  const isAhead = follows(active, control);
  const from = part(active);
  const to = part(control);
  const isOnScreen = !control.closest('[role=dialog]') && from !== null;
  if (isOnScreen && from !== to && to?.matches('[role=region], nav[aria-label=Sections], [role=toolbar]'))
    return isAhead ? 'F6' : 'Shift+F6';
  return isAhead ? 'Tab' : 'Shift+Tab';

  function arrow(within: Element, one: Element, other: Element): string {
    // From the list itself, an arrow leads to its first item.
    const [here, there] = [one, other].map((element) => element.getBoundingClientRect());
    if (!here || !there || one === within) return 'ArrowDown';
    // A toolbar may wrap: arrows follow the order of its controls.
    if (within.matches('[role=toolbar]')) return follows(one, other) ? 'ArrowRight' : 'ArrowLeft';
    const isSideways = within.matches('[role=tablist]') || Math.abs(there.top - here.top) < 4;
    if (isSideways) return there.left > here.left ? 'ArrowRight' : 'ArrowLeft';
    return there.top > here.top ? 'ArrowDown' : 'ArrowUp';
  }
}
