/** How many frames a dialog may take to close, and to give the focus back. */
const limit = 30;
const overlay = '.Dialog-overlay';
const controls = 'button:not(:disabled), a[href]';

/**
 * Focuses an element if a dialog that closes, or what is removed or disabled, leaves the focus nowhere.
 * @param within a part of the screen that stays, which may be in a dialog
 */
export async function focusIfLost(
  find: () => HTMLElement | null | undefined,
  within?: Element | null,
): Promise<void> {
  const around = within?.closest(overlay);
  for (let frame = 0; frame < limit; frame += 1) {
    await new Promise(requestAnimationFrame);
    const [last = null] = [...document.querySelectorAll(overlay)].slice(-1);
    // The operator has since moved the focus elsewhere.
    if (last !== (around?.isConnected ? around : null) || !isLost(document.activeElement)) continue;
    const found = find();
    // A heading takes the focus only by a script.
    if (found && !found.matches(`${controls}, [tabindex]`)) found.tabIndex = -1;
    // It tells where one is: what is being read or written stays in view.
    found?.focus({ preventScroll: found.matches('h1, h2') });
    return;
  }
}

/** Some browsers leave the focus at a button that has been disabled. */
const isLost = (focused: Element | null) =>
  focused === document.body || focused?.matches(':disabled') === true;

/**
 * To be called while a row is still shown.
 * @returns moves the focus once the row is gone: to the row after it, else to the one before, else to the nearest heading
 */
export function focusAfterRemoval(row: Element | null): () => Promise<void> {
  const rows = [row?.nextElementSibling, row?.previousElementSibling];
  const dialog = row?.closest(overlay);
  const parts = ['section', '[role="dialog"]'].map((selector) => row?.closest(selector));
  const find = () => {
    const neighbor = rows.find((one) => one?.isConnected && one.querySelector(controls));
    const part = [...parts, document.querySelector('main')].find(
      (one) => one?.isConnected && one.querySelector('h1, h2'),
    );
    return neighbor?.querySelector<HTMLElement>(controls) ?? part?.querySelector<HTMLElement>('h1, h2');
  };
  return () => focusIfLost(find, dialog);
}
