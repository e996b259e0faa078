import { closeOnEscape } from './close-on-escape.ts';
import { closeOutside } from './close-outside.ts';
import { followCommand } from './follow-command.ts';
import { makeSheets } from './make-sheets.ts';
import { openForPrint } from './open-for-print.ts';
import { placeMenus } from './place-menus.ts';
import { toggleMenus } from './toggle-menus.ts';
import { watchScroll } from './watch-scroll.ts';

const hasPopovers = 'popover' in HTMLElement.prototype;

// Each runs only in browsers that lack the feature; its comment lists them.
if (!('adoptedStyleSheets' in document)) makeSheets();
if (hasPopovers && !CSS.supports('position-anchor:--a')) placeMenus();
if (!('closedBy' in HTMLDialogElement.prototype)) closeOnEscape();
if (!CSS.supports('animation-timeline:scroll()')) watchScroll();
if (!CSS.supports('selector(::details-content)')) openForPrint();

/** Handles what a current browser does natively on a click. */
export function answerClick(event: MouseEvent): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) followCommand(event.target);
  if (!('closedBy' in HTMLDialogElement.prototype)) closeOutside(event);
  if (!hasPopovers) toggleMenus(event);
}
