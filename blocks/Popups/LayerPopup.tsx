import { classNames } from '#blocks/_ui/class-names.ts';
import { usePage } from '#engine/context/use-page.tsx';
import type { ChosenPopup } from './choose-popups.ts';
import { PopupCard } from './PopupCard.tsx';
import { popupAttributes } from './popup-attributes.ts';

/** A popup shown alone: a modal dialog, in which the browser traps the focus, handles Escape and returns the focus. */
export function LayerPopup({ chosen }: { chosen: ChosenPopup }) {
  const { config } = usePage();
  return (
    <dialog
      className={classNames('Popups-layer', config.isPopupDimmed && 'Popups-layer--dimmed')}
      aria-label={chosen.items[0]?.title}
      tabIndex={-1}
      data-scroll-lock=""
      data-test="popup"
      {...popupAttributes(chosen, 'LAYER')}
    >
      <PopupCard chosen={chosen} />
    </dialog>
  );
}
