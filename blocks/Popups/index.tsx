import { useClock } from '#engine/context/use-clock.ts';
import { usePage } from '#engine/context/use-page.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { popupDevice } from '#schemas/site/popup.ts';
import { choosePopups, isLocatedAt } from './choose-popups.ts';
import { GridPopups } from './GridPopups.tsx';
import { LayerPopup } from './LayerPopup.tsx';
import { settingsOf } from './popup-settings.ts';
import type { meta, schema } from './schema.ts';

/**
 * Popups of the current page (SPEC sections 2 and 4). Which ones are shown depends on the device and its cookies, so
 * the page carries them in a template, once per device, and client/visitor/behaviors/popups shows them.
 */
export default function Popups({ source }: BlockProps<typeof schema, typeof meta>) {
  const { path, pageKey, config } = usePage();
  const { now, until } = useClock();
  const running = (source?.rows ?? []).filter(
    (popup) => isLocatedAt(popup, { path, pageKey }) && (!popup.endAt || new Date(popup.endAt) > now),
  );
  for (const { endAt } of running) if (endAt) until(endAt);
  const popups = popupDevice.options.flatMap((device) => choosePopups(running, device));
  return (
    <template data-popups={JSON.stringify(settingsOf(config))}>
      {config.popupType === 'GRID' ? (
        <GridPopups popups={popups} />
      ) : (
        popups.map((chosen) => <LayerPopup key={`${chosen.device}${chosen.popup.id}`} chosen={chosen} />)
      )}
    </template>
  );
}
