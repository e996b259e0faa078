import { useEffect, useRef, useState } from 'react';
import { Image } from '#blocks/_ui/Image.tsx';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { useTrack } from '#blocks/_ui/use-track.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { PopupDevice, PopupItem } from '#schemas/site/popup.ts';
import { pictureOf } from './choose-popups.ts';
import type { Size } from './popup-size.ts';

/** SPEC section 9. */
const autoplay = 5000;
const transition = 300;

type Props = { items: PopupItem[]; size: Size; device: PopupDevice; onFollow: () => void };

/**
 * The slides of a popup: they go on every 5 seconds, begin again after the last, and no touch or click stops them;
 * the pause button does, and who wished for less motion starts with it pressed (DESIGN section 7).
 */
export function Slides({ items, size, device, onFollow }: Props) {
  const t = useMessages();
  const track = useRef<HTMLUListElement>(null);
  const { current, goTo } = useTrack(track, transition);
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const count = items.length;
  const next = (current + 1) % count;
  const latest = useRef(goTo);
  latest.current = goTo;

  useEffect(() => {
    if (!playing || count < 2) return;
    const timer = setTimeout(() => latest.current(next), autoplay);
    return () => clearTimeout(timer);
  }, [playing, count, next]);

  return (
    <div className="Popups-slides" style={{ height: size.height }}>
      <ul className="Popups-track" ref={track} aria-live={playing || count < 2 ? 'off' : 'polite'}>
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are never reordered
            key={index}
            className="Popups-slide"
            inert={index !== current}
            aria-label={count > 1 ? t('slide', { current: index + 1, count }) : undefined}
          >
            <Picture
              item={item}
              width={size.width}
              device={device}
              isFirst={index === 0}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="Popups-controls">
          <button
            type="button"
            aria-label={t('previous')}
            onClick={() => goTo((current + count - 1) % count)}
          >
            <IslandIcon name="chevron-left" size={18} />
          </button>
          <span aria-hidden="true">
            {current + 1} / {count}
          </span>
          <button type="button" aria-label={t('next')} onClick={() => goTo(next)}>
            <IslandIcon name="chevron-right" size={18} />
          </button>
          <button
            type="button"
            aria-label={t(playing ? 'pause' : 'play')}
            onClick={() => setPlaying((is) => !is)}
          >
            <IslandIcon name={playing ? 'pause' : 'play'} size={16} />
          </button>
        </div>
      )}
    </div>
  );
}

type PictureProps = {
  item: PopupItem;
  width: number;
  device: PopupDevice;
  isFirst: boolean;
  onFollow: () => void;
};

function Picture({ item, width, device, isFirst, onFollow }: PictureProps) {
  const picture = pictureOf(item, device);
  if (!picture) return null;
  const image = (
    <Image
      image={picture}
      alt={item.title}
      sizes={`${Math.ceil(width)}px`}
      priority={isFirst}
      className="Popups-image"
    />
  );
  if (!item.linkTo) return image;
  return (
    <Link to={item.linkTo} className="Popups-link" onClick={onFollow}>
      {image}
    </Link>
  );
}
