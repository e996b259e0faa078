import { type CSSProperties, useCallback, useEffect, useRef } from 'react';
import { classNames } from '#blocks/_ui/class-names.ts';
import { usePage } from '#engine/context/use-page.tsx';
import type { PopupDevice } from '#schemas/site/popup.ts';
import { type ChosenPopup, pictureOf } from './choose-popups.ts';
import { PopupCard } from './PopupCard.tsx';
import { anchor } from './place-popups.ts';
import { layerSize, type Size } from './popup-size.ts';
import { barHeight, offsetsOf } from './settings.ts';
import { usePicturesReady } from './use-pictures-ready.ts';

type Props = { chosen: ChosenPopup; viewport: Size; device: PopupDevice; onClose: (id: number) => void };

/** A popup that comes alone: a modal dialog. The browser keeps the focus in it, closes it on Escape and gives the focus back. */
export function LayerPopup({ chosen, viewport, device, onClose }: Props) {
  const { config } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const { popup, items } = chosen;
  const close = useCallback(() => dialog.current?.close(), []);
  const ready = usePicturesReady(dialog);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !ready) return;
    element.showModal();
    // Not the first link in it: a visitor who presses Enter to be rid of it must not be sent elsewhere.
    element.focus();
    return () => element.close();
  }, [ready]);

  const picture = pictureOf(items[0] as ChosenPopup['items'][number], device) ?? undefined;
  const size = layerSize(popup, device, viewport, picture);
  const direction = popup.isAutoPlacement || device === 'MOBILE' ? 'CENTER' : popup.direction;
  const box = { width: size.width, height: size.height + barHeight };
  const { x, y } = anchor(direction, box, viewport, offsetsOf(config));
  return (
    <dialog
      ref={dialog}
      className={classNames('Popups-layer', config.isPopupDimmed && 'Popups-layer--dimmed')}
      aria-label={items[0]?.title}
      tabIndex={-1}
      data-scroll-lock=""
      data-test="popup"
      style={{ left: Math.max(0, x), top: Math.max(0, y), width: size.width } as CSSProperties}
      onClose={() => onClose(popup.id)}
    >
      <PopupCard chosen={chosen} size={size} device={device} onClose={close} />
    </dialog>
  );
}
