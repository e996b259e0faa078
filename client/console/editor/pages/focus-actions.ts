/** How many frames a dialog may take to close, and to give the focus back. */
const limit = 30;

/** Focuses the first button about pages if a closing dialog leaves the focus nowhere: what opened it may be gone. */
export async function focusActions(): Promise<void> {
  for (let frame = 0; frame < limit; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (document.querySelector('[role="dialog"]') || document.activeElement !== document.body) continue;
    document.querySelector<HTMLElement>('.PageActions button')?.focus();
    return;
  }
}
