import type { PopupDevice } from '#schemas/site/popup.ts';
import type { PopupSettings } from '#schemas/site/popup-settings.ts';
import { stagePopups } from './stage.ts';

type Props = {
  running: Parameters<typeof stagePopups>[0];
  settings: PopupSettings;
  device: PopupDevice;
  window: { width: number; height: number };
};

/** The popups over the page, where visitors get them. The page itself shows none in a preview: nothing runs in it. */
export function PopupStage({ running, settings, device, window }: Props) {
  const staged = stagePopups(running, settings, { device, window });
  if (staged.length === 0) return null;
  const isDimmed = settings.popupType === 'LAYER' && settings.isPopupDimmed;
  return (
    <div className={`PopupStage ${isDimmed ? 'PopupStage--dimmed' : ''}`} aria-hidden="true">
      {staged.map(({ popup, url, place: { x, y, width, height } }) => (
        <div
          key={popup.id}
          className="PopupStage-one"
          style={{ insetInlineStart: x, insetBlockStart: y, width }}
        >
          <img src={url} alt="" style={{ width, height }} />
          <span className="PopupStage-bar" />
        </div>
      ))}
    </div>
  );
}
