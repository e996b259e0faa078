import messages from '#blocks/Popups/messages.json' with { type: 'json' };
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { PopupDevice } from '#schemas/site/popup.ts';
import type { PopupSettings } from '#schemas/site/popup-settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type RunningPopup, stagePopups } from './stage.ts';

type Props = {
  running: readonly RunningPopup[];
  settings: PopupSettings;
  device: PopupDevice;
  /** The page's language. */
  language: LanguageCode;
  /** The custom properties of the site's theme. */
  theme: Record<string, string>;
  window: { width: number; height: number };
};

/** The popups over the page, as visitors see them. The page itself shows none in a preview: nothing runs in it. */
export function PopupStage({ running, settings, device, language, theme, window }: Props) {
  const staged = stagePopups(running, settings, { device, window });
  if (staged.length === 0) return null;
  return (
    <div
      className={`PopupStage ${settings.isPopupDimmed ? 'PopupStage--dimmed' : ''}`}
      style={theme}
      lang={language}
      aria-hidden="true"
    >
      {staged.map(({ popup, url, slides, place: { x, y, width, height } }) => (
        <div
          key={popup.id}
          className="PopupStage-one"
          style={{ insetInlineStart: x, insetBlockStart: y, width }}
        >
          <div className="PopupStage-picture">
            <img src={url} alt="" style={{ width, height }} />
            {slides > 1 && (
              <span className="PopupStage-controls">
                <Icon name="chevron-right" /> 1 / {slides} <Icon name="chevron-right" />
              </span>
            )}
          </div>
          <div className="PopupStage-bar">
            <span className="PopupStage-today">{messages.today[language]}</span>
            <span>{messages.close[language]}</span>
          </div>
        </div>
      ))}
      {settings.popupType === 'GRID' && (
        <span className="PopupStage-closeAll">{messages.closeAll[language]}</span>
      )}
    </div>
  );
}
