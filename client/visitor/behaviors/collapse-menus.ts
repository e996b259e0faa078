/**
 * `data-collapses` on a `<details>`: collapses it when an entry is chosen (SPEC section 4, floating menu) and on
 * Escape, which returns the focus to its trigger.
 */
export function startCollapsing(): void {
  document.addEventListener('click', ({ target }) => {
    const menu = target instanceof Element && target.closest('a, button')?.closest('details[data-collapses]');
    if (menu instanceof HTMLDetailsElement) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-collapses][open]')) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  });
}
