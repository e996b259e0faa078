import { contentText } from '#blocks/_ui/content-text.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { PopupItem } from '#schemas/site/popup.ts';
import { type ChosenPopup, pictureOf } from './choose-popups.ts';

/** SPEC section 9. */
const autoplay = 5000;
const transition = 300;

/**
 * The slides of a popup, for client/visitor/behaviors/sliders: they advance every 5 seconds and loop, and no touch or click
 * stops them. The pause button does, and with reduced motion they start paused.
 */
export function Slides({ chosen }: { chosen: ChosenPopup }) {
  const t = useMessages();
  const { items } = chosen;
  const count = items.length;
  const isSlider = count > 1;
  return (
    <div
      className="Popups-slides"
      data-popup-slides=""
      {...(isSlider && {
        'data-slider': 'restless',
        'data-transition': transition,
        'data-autoplay': autoplay,
      })}
    >
      <ul className="Popups-track" aria-live="off" data-slider-track="inert">
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are never reordered
            key={index}
            className="Popups-slide"
            inert={index > 0}
            aria-label={isSlider ? t('slide', { current: index + 1, count }) : undefined}
          >
            <Picture item={item} chosen={chosen} />
          </li>
        ))}
      </ul>
      {isSlider && <Controls count={count} />}
    </div>
  );
}

function Controls({ count }: { count: number }) {
  const t = useMessages();
  return (
    <div className="Popups-controls">
      <button type="button" aria-label={t('previous')} data-slider-step={-1}>
        <Icon name="chevron-left" size={18} />
      </button>
      <span aria-hidden="true">
        <span data-slider-number="">1</span> / {count}
      </span>
      <button type="button" aria-label={t('next')} data-slider-step={1}>
        <Icon name="chevron-right" size={18} />
      </button>
      <button
        type="button"
        className="Popups-toggle"
        aria-label={t('play')}
        data-slider-toggle=""
        data-playing-label={t('pause')}
      >
        <Icon name="play" size={16} className="Popups-play" />
        <Icon name="pause" size={16} className="Popups-pause" />
      </button>
    </div>
  );
}

/** An image in one size: the others to offer depend on its displayed width, which is not known yet. */
function Picture({ item, chosen: { popup, device } }: { item: PopupItem; chosen: ChosenPopup }) {
  const { locale } = usePage();
  const picture = pictureOf(item, device);
  if (!picture) return null;
  const alt = contentText(item.title, popup, locale) ?? '';
  const image = <Image image={picture} alt={alt} widths={[]} className="Popups-image" />;
  if (!item.linkTo) return image;
  return (
    <Link to={item.linkTo} className="Popups-link">
      {image}
    </Link>
  );
}
