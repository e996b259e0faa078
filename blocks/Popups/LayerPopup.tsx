import { classNames } from '#blocks/_ui/class-names.ts';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { usePage } from '#engine/context/use-page.tsx';
import type { ChosenPopup } from './choose-popups.ts';
import { PopupCard } from './PopupCard.tsx';
import { popupAttributes } from './popup-attributes.ts';

/**
 * A popup shown alone: a modal dialog, in which the browser traps the focus, handles Escape and returns the focus. Its
 * name is in the language of the popup, and what it contains declares its own.
 */
export function LayerPopup({ chosen }: { chosen: ChosenPopup }) {
  const { config, locale } = usePage();
  return (
    <dialog
      className={classNames('Popups-layer', config.isPopupDimmed && 'Popups-layer--dimmed')}
      aria-label={chosen.items[0]?.title}
      lang={contentLang(chosen.popup, locale)}
      tabIndex={-1}
      data-scroll-lock=""
      data-test="popup"
      {...popupAttributes(chosen, 'LAYER')}
    >
      <PopupCard chosen={chosen} />
    </dialog>
  );
}
