import { placeMenu } from './place-menus.ts';

let open: { menu: HTMLElement; button: Element } | undefined;

/**
 * Opens and closes `popovertarget` elements in browsers without popovers (Safari before 17). There,
 * `themes/_base/reset.css` hides those without `is-open`.
 */
export function toggleMenus({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest('[popovertarget]');
  const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  const isAgain = menu === open?.menu;
  // A choice in the menu closes it, because it navigates.
  if (open && (!open.menu.contains(target) || target.closest('a'))) close();
  if (!button || !menu || isAgain) return;
  menu.classList.add('is-open');
  button.setAttribute('aria-expanded', 'true');
  placeMenu(menu);
  open = { menu, button };
  document.addEventListener('keydown', closeByEscape);
}

function close(): void {
  open?.menu.classList.remove('is-open');
  open?.button.setAttribute('aria-expanded', 'false');
  open = undefined;
  document.removeEventListener('keydown', closeByEscape);
}

function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const button = open?.button;
  close();
  if (button instanceof HTMLElement) button.focus();
}
