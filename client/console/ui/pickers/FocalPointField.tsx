import { Trans, useLingui } from '@lingui/react/macro';
import { type PointerEvent, useRef } from 'react';
import type { FocalPoint } from '#schemas/primitives.ts';
import { Button } from '../Button.tsx';
import { movedPoint } from './moved-point.ts';

type Props = {
  url: string;
  /** Undefined: the middle. */
  value: FocalPoint | undefined;
  onChange: (value: FocalPoint | undefined) => void;
  label: string;
};

/** The point of a picture that stays visible: clicked or dragged in the picture, or moved by the arrow keys. */
export function FocalPointField({ url, value, onChange, label }: Props) {
  const { t } = useLingui();
  const isDragging = useRef(false);
  const point = value ?? { x: 50, y: 50 };
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (part: number, whole: number) =>
      Math.round(Math.min(1, Math.max(0, part / Math.max(1, whole))) * 100);
    onChange({ x: percent(clientX - left, width), y: percent(clientY - top, height) });
  };
  const { x, y } = point;
  return (
    <div className="Field">
      <span className="Field-label">{label}</span>
      <div
        className="FocalPoint"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={t`${x}% from the left, ${y}% from the top`}
        onPointerDown={(event) => {
          isDragging.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => isDragging.current && follow(event)}
        onPointerUp={() => {
          isDragging.current = false;
        }}
        onPointerCancel={() => {
          isDragging.current = false;
        }}
        onKeyDown={(event) => {
          const moved = movedPoint(point, event.key, event.shiftKey);
          if (!moved) return;
          event.preventDefault();
          onChange(moved);
        }}
      >
        <img src={url} alt="" draggable={false} />
        <span className="FocalPoint-mark" style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      </div>
      <span className="Picker-row">
        <span className="Field-help">
          <Trans>Stays visible where the picture is cut. Click, or use the arrow keys.</Trans>
        </span>
        {value && (
          <Button kind="quiet" onPress={() => onChange(undefined)}>
            <Trans>Back to the middle</Trans>
          </Button>
        )}
      </span>
    </div>
  );
}
