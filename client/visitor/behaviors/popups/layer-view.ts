import { anchor } from '#blocks/Popups/anchor.ts';
import { barHeight, layerSize } from '#blocks/Popups/popup-size.ts';
import { isPageInUse } from '#engine/browser/navigation/is-page-in-use.ts';
import type { PopupDirection } from '#schemas/site/popup.ts';
import { type Card, makeCard } from './make-card.ts';
import { askedOf, type Close, type PopupsView, type ToShow } from './popups-view.ts';
import { showPopups } from './show-popups.ts';

/** Milliseconds between looks at whether the visitor still uses something that a popup would cover. */
const retryAfter = 1_000;

/** Whether the visitor is leaving the page by a popup's link: the next popup would open over it. */
let isLeaving = false;

/** Shows the layer popups of the page. */
export const show = () => {
  isLeaving = false;
  showPopups('LAYER', layerView);
};

// A visitor who comes back to a page that another document replaced sees the remaining ones.
addEventListener('pageshow', ({ persisted }) => persisted && show());

/**
 * Layer popups (SPEC section 4) show one at a time, each as a modal dialog: closing one shows the next. They wait while the
 * visitor uses a field, a menu, a dialog or a widget.
 */
function layerView(onClose: Close): PopupsView {
  let card: Card | undefined;
  /** The popup that the visitor saw last. */
  let viewed: number | undefined;

  const end = () => {
    const ended = card;
    card = undefined;
    (ended?.element as HTMLDialogElement | undefined)?.close();
    ended?.end();
  };
  const open = (source: HTMLElement, { settings, viewport }: ToShow) => {
    const opened = makeCard(source, settings.timeZone, () => dialog.close());
    const dialog = opened.element as HTMLDialogElement;
    card = opened;
    // Captured: the card closes the dialog on the same click.
    dialog.addEventListener(
      'click',
      (event) => {
        isLeaving = opensAnotherPage(event);
      },
      true,
    );
    dialog.addEventListener('close', () => card === opened && onClose(opened.id));
    place(opened, settings, viewport);
    document.body.append(dialog);
    const showIfUnused = (): unknown => {
      if (card !== opened) return;
      // A modal dialog would take away the focus, and lie over any other.
      if (isPageInUse() || document.querySelector('dialog[open]'))
        return setTimeout(showIfUnused, retryAfter);
      dialog.showModal();
      // Not its first link: a visitor who presses Enter to dismiss the popup must not be sent elsewhere.
      dialog.focus();
      opened.start(viewed === opened.id);
      viewed = opened.id;
    };
    opened.whenReady().then(showIfUnused);
  };
  const show = (what: ToShow) => {
    const [first] = what.popups;
    if (first && card?.source === first.outerHTML) return place(card, what.settings, what.viewport);
    end();
    if (first && !isLeaving) open(first, what);
  };
  return { show, end };
}

function place(
  { element, resize }: Card,
  { offsets }: ToShow['settings'],
  viewport: ToShow['viewport'],
): void {
  const size = layerSize(askedOf(element), viewport.device, viewport);
  const direction = element.dataset.direction as PopupDirection;
  const { x, y } = anchor(
    direction,
    { width: size.width, height: size.height + barHeight },
    viewport,
    offsets,
  );
  resize(size);
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
}

/** Whether a click follows a link to another page in this tab. Links to other sites open in their own tab. */
function opensAnotherPage({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = (target as Element).closest('a');
  if (link?.origin !== location.origin || link.target || ctrlKey || metaKey || shiftKey) return false;
  return link.pathname !== location.pathname;
}
