import { useCallback } from 'react';
import type { PopupDevice } from '#schemas/site/popup.ts';
import type { ChosenPopup } from './choose-popups.ts';
import { PopupCard } from './PopupCard.tsx';
import type { Point } from './place-popups.ts';
import type { Size } from './popup-size.ts';

type Props = {
  chosen: ChosenPopup;
  size: Size;
  /** Where it stands in the window; in a row with the others where there is none. */
  at: Point | undefined;
  device: PopupDevice;
  onClose: (id: number) => void;
};

/** One popup of the grid. */
export function GridPopup({ chosen, size, at, device, onClose }: Props) {
  const { id } = chosen.popup;
  const close = useCallback(() => onClose(id), [onClose, id]);
  return (
    <li
      className="Popups-item"
      data-popup={id}
      style={{ width: size.width, ...(at && { left: at.x, top: at.y }) }}
    >
      <PopupCard chosen={chosen} size={size} device={device} onClose={close} />
    </li>
  );
}
