import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ChosenPopup } from './choose-popups.ts';
import { Slides } from './Slides.tsx';

/** A popup: its slides, and below them the bar with "don't show again today" and the close button. */
export function PopupCard({ chosen: { items, device } }: { chosen: ChosenPopup }) {
  const t = useMessages();
  const title = items[0]?.title ?? '';
  return (
    <div className="Popups-card" data-popup-card="">
      <Slides items={items} device={device} />
      <div className="Popups-bar">
        <label className="Popups-today">
          <input type="checkbox" data-popup-today="" />
          <span>
            {t('today')}
            <span className="u-hidden"> {title}</span>
          </span>
        </label>
        <button type="button" className="Popups-close" data-test="popup-close" data-popup-close="">
          {t('close')}
          <span className="u-hidden"> {title}</span>
        </button>
      </div>
    </div>
  );
}
