import type { z } from 'zod';
import { Button } from '#blocks/_ui/Button.tsx';
import { HeroPicture } from '#blocks/_ui/HeroPicture.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { linkOf } from '#schemas/layout/part-values.ts';
import type { Resolved } from '#schemas/layout/text.ts';
import type { schema } from './schema.ts';

type Data = Resolved<z.output<typeof schema>>;
type SlideProps = {
  slide: Data['slides'][number];
  index: number;
  count: number;
  variant: Data['variant'];
  ownsHeading: boolean;
};

const sizes = {
  full: '100vw',
  card: '(max-width: 768px) 91vw, 1200px',
  split: '(max-width: 514px) 72vw, 50vw',
};

/** One slide: its image and its text. */
export function Slide({ slide, index, count, variant, ownsHeading }: SlideProps) {
  const t = useMessages();
  const link = linkOf(slide.link);
  const Title = ownsHeading ? 'h1' : 'h2';
  const picture = slide.image && (
    <HeroPicture
      image={slide.image}
      sizes={sizes[variant]}
      priority={index === 0}
      imageClassName="HeroSlider-image"
    />
  );
  return (
    <li
      className={`HeroSlider-slide HeroSlider-slide--${slide.tone} ${slide.image ? '' : 'HeroSlider-slide--bare'}`}
      aria-roledescription={t('slide')}
      aria-label={t('position', { current: index + 1, count })}
    >
      {picture && (
        <div className="HeroSlider-art">
          {/* The first is loaded at once; the slider inserts the others after the page has loaded. */}
          {index === 0 ? picture : <noscript>{picture}</noscript>}
        </div>
      )}
      <div className="HeroSlider-words">
        <T as="p" className="HeroSlider-eyebrow" value={slide.eyebrow} />
        <Title className="HeroSlider-title">
          <T value={slide.title} />
        </Title>
        <T as="p" className="HeroSlider-text" value={slide.text} />
        {link && (
          <Button to={link.to} size="l" mobileSize="m" className="HeroSlider-link">
            <T value={link.label} />
          </Button>
        )}
      </div>
    </li>
  );
}
