/**
 * Elements in use: a dialog that a navigation would close (search, menu, cart), a menu, a field. Popups and toasts, which
 * open by themselves, are none of these. `:is` ignores `:popover-open` where unsupported; there an open menu has `is-open`
 * (client/visitor/behaviors/fallbacks).
 */
const inUse =
  ':is(dialog[data-close-on-navigate][open], [popover="auto"]:popover-open, [popover].is-open, input:focus, textarea:focus, select:focus)';

/** Whether the visitor is using something that a navigation or a popup would take away. Browser only. */
export const isPageInUse = (): boolean => document.querySelector(inUse) !== null || isWidgetInUse();

/**
 * Whether the visitor is using a third party's widget, which has its own document or shadow root: it has the focus, or an
 * open dialog. The host of a closed shadow root is at least a custom element.
 */
function isWidgetInUse(): boolean {
  const { activeElement: focused, body } = document;
  if (focused && (focused.shadowRoot || /-|^iframe$/.test(focused.localName))) return true;
  return [...body.children].some(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open]'));
}
