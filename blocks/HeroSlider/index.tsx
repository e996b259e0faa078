import { Icon } from '#blocks/_ui/Icon.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { Slide } from './Slide.tsx';
import type { meta, schema } from './schema.ts';

/**
 * Slides with autoplay. A scroll-snap row, which client/visitor/behaviors/sliders runs and hands to keen-slider at the
 * first step: the first slide needs no script, and without JavaScript every slide can still be swiped to.
 */
export default function HeroSlider({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const count = data.slides.length;
  // A scrollable row must be reachable by keyboard, which its links ensure.
  const hasLinks = count === 1 || data.slides.some(({ link }) => link?.url);
  return (
    <section
      className={`HeroSlider HeroSlider--${data.variant}`}
      aria-roledescription={t('carousel')}
      aria-label={t('label')}
      data-slider={count > 1 ? '' : undefined}
      data-transition={data.transition}
      data-autoplay={data.autoplay ? data.autoplayDelay : undefined}
    >
      {data.heading && (
        <h1 className="u-hidden">
          <T value={data.heading} />
        </h1>
      )}
      <ul
        className="HeroSlider-track"
        id={`${id}-track`}
        tabIndex={hasLinks ? undefined : 0}
        aria-live="polite"
        data-slider-track=""
      >
        {data.slides.map((slide, index) => (
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are never reordered
            key={index}
            slide={slide}
            index={index}
            count={count}
            variant={data.variant}
            ownsHeading={index === 0 && !data.heading}
          />
        ))}
      </ul>
      {count > 1 && <Controls trackId={`${id}-track`} count={count} autoplay={data.autoplay} />}
    </section>
  );
}

type ControlsProps = { trackId: string; count: number; autoplay: boolean };

function Controls({ trackId, count, autoplay }: ControlsProps) {
  const t = useMessages();
  const step = (by: -1 | 1) => (
    <button
      type="button"
      className="HeroSlider-button"
      aria-label={t(by === 1 ? 'next' : 'previous')}
      aria-controls={trackId}
      data-slider-step={by}
    >
      <Icon name={by === 1 ? 'chevron-right' : 'chevron-left'} size={20} />
    </button>
  );
  return (
    <div className="HeroSlider-controls">
      {step(-1)}
      <p className="HeroSlider-count">
        <span className="u-hidden" data-slider-place="">
          {t('position', { current: 1, count })}
        </span>
        <span aria-hidden="true">
          <b data-slider-number={2}>01</b> / {String(count).padStart(2, '0')}
        </span>
      </p>
      {step(1)}
      {autoplay && (
        <button
          type="button"
          className="HeroSlider-button HeroSlider-toggle"
          aria-label={t('play')}
          data-slider-toggle=""
          data-playing-label={t('pause')}
        >
          <Icon name="play" size={18} className="HeroSlider-play" />
          <Icon name="pause" size={18} className="HeroSlider-pause" />
        </button>
      )}
    </div>
  );
}
