import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ChosenPopup } from './choose-popups.ts';
import { PopupCard } from './PopupCard.tsx';
import { popupAttributes } from './popup-attributes.ts';

/** All popups at once over a usable page: a region, not a modal dialog. */
export function GridPopups({ popups }: { popups: ChosenPopup[] }) {
  const t = useMessages();
  const { config } = usePage();
  return (
    <section className="Popups-grid" aria-label={t('region')} tabIndex={-1} hidden data-popup-grid="">
      {config.isPopupDimmed && <div className="Popups-dim" aria-hidden="true" data-popup-close-all="" />}
      <button type="button" className="Popups-closeAll" data-popup-close-all="">
        {t('closeAll')}
      </button>
      <ul className="Popups-list">
        {popups.map((chosen) => (
          <li
            key={`${chosen.device}${chosen.popup.id}`}
            className="Popups-item"
            {...popupAttributes(chosen, 'GRID')}
          >
            <PopupCard chosen={chosen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
