/** How many frames a row may take: a dialog closes first, and a long tree draws the row once it has scrolled there. */
const limit = 30;

/** Focuses the row of a block that was just added, so that the keys which move and remove it work at once. */
export async function focusRow(key: string): Promise<void> {
  // A dialog that closes gives the focus back to the button that opened it, some frames later.
  let held = 0;
  for (let frame = 0; frame < limit && held < 3; frame += 1) {
    await new Promise(requestAnimationFrame);
    const rows = [...document.querySelectorAll<HTMLElement>('.Tree [role="row"]')];
    const row = rows.find(({ dataset }) => dataset.key === key);
    if (!row || document.querySelector('[role="dialog"]')) continue;
    const active = document.activeElement;
    if (active === row) held += 1;
    // The operator went on to another row, or has moved this one, which has another key then.
    else if (held > 0 && active?.closest('.Tree [role="row"]')) return;
    else row.focus();
  }
}
