import { classNames } from '#blocks/_ui/class-names.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { PopupDevice } from '#schemas/site/popup.ts';
import type { ChosenPopup } from './choose-popups.ts';
import type { Size } from './popup-size.ts';
import { Slides } from './Slides.tsx';
import { useDismissal } from './use-dismissal.ts';

type Props = { chosen: ChosenPopup; size: Size; device: PopupDevice; onClose: () => void };

/** A popup: its slides, and below them the bar with "don't show again today" and the close button. */
export function PopupCard({ chosen: { popup, items }, size, device, onClose }: Props) {
  const t = useMessages();
  const { ticked, tick } = useDismissal(popup.id, onClose);
  const title = items[0]?.title ?? '';
  return (
    <div className={classNames('Popups-card', ticked && 'Popups-card--closing')}>
      <Slides items={items} size={size} device={device} onFollow={onClose} />
      <div className="Popups-bar">
        <label className="Popups-today">
          <input type="checkbox" checked={ticked} onChange={(event) => tick(event.target.checked)} />
          <span>
            {t('today')}
            <span className="u-hidden"> {title}</span>
          </span>
        </label>
        <button type="button" className="Popups-close" data-test="popup-close" onClick={onClose}>
          {t('close')}
          <span className="u-hidden"> {title}</span>
        </button>
      </div>
    </div>
  );
}
