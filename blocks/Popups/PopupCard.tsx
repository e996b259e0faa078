import { contentLang } from '#blocks/_ui/content-text.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ChosenPopup } from './choose-popups.ts';
import { Slides } from './Slides.tsx';

/** A popup: its slides, and below them the bar with "don't show again today" and the close button. */
export function PopupCard({ chosen }: { chosen: ChosenPopup }) {
  const t = useMessages();
  const { locale } = usePage();
  const lang = contentLang(chosen.popup, locale);
  const title = (
    <span className="u-hidden" lang={lang}>
      {' '}
      {chosen.items[0]?.title}
    </span>
  );
  return (
    <div className="Popups-card" lang={lang && locale} data-popup-card="">
      <Slides chosen={chosen} />
      <div className="Popups-bar">
        <label className="Popups-today">
          <input type="checkbox" data-popup-today="" />
          <span>
            {t('today')}
            {title}
          </span>
        </label>
        <button type="button" className="Popups-close" data-test="popup-close" data-popup-close="">
          {t('close')}
          {title}
        </button>
      </div>
    </div>
  );
}
