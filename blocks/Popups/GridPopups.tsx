import { useEffect, useRef } from 'react';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { PopupDevice } from '#schemas/site/popup.ts';
import { type ChosenPopup, pictureOf } from './choose-popups.ts';
import { GridPopup } from './GridPopup.tsx';
import { placeGrid } from './place-popups.ts';
import { fitInto, gridSizes, pcSize, phoneSize, type Size } from './popup-size.ts';
import { barHeight, offsetsOf } from './settings.ts';
import { usePicturesReady } from './use-pictures-ready.ts';

type Props = {
  popups: ChosenPopup[];
  viewport: Size;
  device: PopupDevice;
  onClose: (...ids: number[]) => void;
};

/** On phones the popups stand side by side in a row that scrolls: room for the next one to look in. */
const phoneRoom = ({ width, height }: Size): Size => ({ width: width - 72, height: height - 240 });

/** All popups at once, over a page that stays in use: a region, no modal dialog. */
export function GridPopups({ popups, viewport, device, onClose }: Props) {
  const t = useMessages();
  const { config } = usePage();
  const region = useRef<HTMLElement>(null);
  const ready = usePicturesReady(region);
  const ids = popups.map(({ popup }) => popup.id);

  // Whoever has not begun to use the page begins with what lies over it.
  useEffect(() => {
    const { activeElement: focused } = document;
    if (!ready) return;
    if (focused === document.body || focused?.id === 'main') region.current?.focus({ preventScroll: true });
  }, [ready]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const focused = document.activeElement?.closest<HTMLElement>('[data-popup]')?.dataset.popup;
      onClose(Number(focused ?? ids[0]));
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  });

  const pictures = popups.map(({ items }) => (items[0] && pictureOf(items[0], device)) ?? undefined);
  const sizes = popups.map(({ popup }, index) => {
    if (device === 'PC') return pcSize(popup, gridSizes, pictures[index]);
    const room = phoneRoom(viewport);
    return fitInto(phoneSize(popup, room, pictures[index]), room);
  });
  const placed =
    device === 'PC'
      ? placeGrid(
          popups.map(({ popup }, index) => ({ direction: popup.direction, size: sizes[index] as Size })),
          {
            window: viewport,
            offsets: offsetsOf(config),
            widthCount: config.popupGridWidthCount,
            barHeight,
          },
        )
      : [];
  return (
    <section
      ref={region}
      className={`Popups-grid Popups-grid--${device === 'PC' ? 'pc' : 'phone'}`}
      aria-label={t('region')}
      tabIndex={-1}
      hidden={!ready}
    >
      {config.isPopupDimmed && (
        <div className="Popups-dim" onClick={() => onClose(...ids)} aria-hidden="true" />
      )}
      {popups.length > 1 && (
        <button type="button" className="Popups-closeAll" onClick={() => onClose(...ids)}>
          {t('closeAll')}
        </button>
      )}
      <ul className="Popups-list">
        {popups.map((chosen, index) => (
          <GridPopup
            key={chosen.popup.id}
            chosen={chosen}
            size={placed[index] ?? (sizes[index] as Size)}
            at={placed[index]}
            device={device}
            onClose={onClose}
          />
        ))}
      </ul>
    </section>
  );
}
