/**
 * Opening and closing of the dialogs that lie over a page, by attribute, so that no block needs code for it:
 *
 * - `data-search-toggle="<dialog id>"` on a link to the search page: opens that dialog, closes it when it is
 *   open or when the page is the search page already (SPEC section 2, Header). Without the dialog it is a link.
 *   Where the page shows a search box of its own (`data-search-box`: search page, side panel), that takes the focus.
 * - `data-close-outside` on a dialog that is no modal one: closes on a click outside its `[data-dialog-panel]`
 *   and when the focus goes on into what it covers. Escape is the browser's, or fallbacks/close-on-escape.
 * - `data-nav-item` on a link: its click closes those dialogs too.
 * - a box named `keyword` that gets the focus: the kept hashtags are shown with it (search-hashtags.ts).
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
    // Asked of the event: what was clicked may have left the page since, as a removed search has.
    const path = event.composedPath();
    for (const dialog of openDialogs()) {
      const panel = dialog.querySelector('[data-dialog-panel]');
      if (!panel || !path.includes(panel)) dialog.close();
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    // The header lies above the dialog and stays in use.
    if (target instanceof Element && !target.closest('dialog, header')) closeAll();
    if ((target as HTMLInputElement).name === 'keyword')
      import('./search-hashtags.ts').then(
        ({ showHashtags }) => showHashtags(),
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

// Safari learnt it in 17.4; before that a hidden box refuses the focus and nothing happens.
const isSeen = (box: HTMLElement) => box.checkVisibility?.() ?? box.offsetParent !== null;

function open(dialog: HTMLDialogElement): void {
  dialog.show();
  // The dialog alone would focus its close button.
  const box = dialog.querySelector('input');
  box?.focus();
  box?.select();
}
