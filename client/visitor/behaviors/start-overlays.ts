/**
 * Opens and closes dialogs over a page by attribute, so that no block needs code for it:
 *
 * - `data-search-toggle="<dialog id>"` on a link to the search page: opens that dialog; closes it if it is open or the
 *   page is the search page (SPEC section 2, Header). Without the dialog it is a link. Where the page shows its own
 *   search box (`data-search-box`: search page, side panel), it focuses that box.
 * - `data-close-outside` on a non-modal dialog: closes it on a click outside its `[data-dialog-panel]` and when the
 *   focus moves into what it covers. Escape is handled by the browser or fallbacks/close-on-escape.
 * - `data-nav-item` on a link: a click closes those dialogs too.
 * - an input named `keyword`: on focus, the stored hashtags are shown with it (search-hashtags.ts).
 */
export function startOverlays(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target || event.defaultPrevented || event.button !== 0) return;
    const toggle = target.closest<HTMLAnchorElement>('a[data-search-toggle]');
    if (toggle && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      followToggle(toggle, event);
      return;
    }
    // The event's path, because the target may have left the page since, like a removed search.
    const path = event.composedPath();
    for (const dialog of openDialogs()) {
      const panel = dialog.querySelector('[data-dialog-panel]');
      if (!panel || !path.includes(panel)) dialog.close();
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    // The header lies above the dialog and stays usable.
    if (target instanceof Element && !target.closest('dialog, header')) closeAll();
    if ((target as HTMLInputElement).name === 'keyword')
      import('./search-hashtags.ts').then(
        (loaded) => loaded.showHashtags(),
        () => {},
      );
  });
}

const openDialogs = () => document.querySelectorAll<HTMLDialogElement>('dialog[data-close-outside][open]');

function closeAll(): void {
  for (const dialog of openDialogs()) dialog.close();
}

function followToggle(toggle: HTMLAnchorElement, event: Event): void {
  const dialog = document.getElementById(toggle.dataset.searchToggle ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  const box = [...document.querySelectorAll<HTMLElement>('[data-search-box]')].find(isSeen);
  const isOpen = dialog.open;
  if (isOpen) dialog.close();
  if (box) box.focus();
  else if (!isOpen && toggle.pathname !== location.pathname) open(dialog);
}

// Safari added `checkVisibility` in 17.4; before, a hidden box refuses the focus and nothing happens.
const isSeen = (box: HTMLElement) => box.checkVisibility?.() ?? box.offsetParent !== null;

function open(dialog: HTMLDialogElement): void {
  dialog.show();
  // By default the dialog would focus its close button.
  const box = dialog.querySelector('input');
  box?.focus();
  box?.select();
}
