import { HeroPicture } from '#blocks/_ui/HeroPicture.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { linkOf } from '#schemas/layout/part-values.ts';
import type { meta, schema } from './schema.ts';

/** One image and one line that describes the clinic. Owns the h1 of the home page. */
export default function HeroStatement({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const link = linkOf(data.link);
  // A frame needs an image: without one the text is shown alone.
  const variant = !data.image && data.variant === 'framed' ? 'full' : data.variant;
  return (
    <section
      id={id}
      className={`HeroStatement HeroStatement--${variant} HeroStatement--${data.tone} ${data.image ? '' : 'HeroStatement--bare'}`}
      aria-labelledby={`${id}-title`}
    >
      {data.image && (
        <HeroPicture
          image={data.image}
          sizes="100vw"
          priority
          className="HeroStatement-art"
          imageClassName="HeroStatement-image"
        />
      )}
      <div className="HeroStatement-words">
        <T as="p" className="HeroStatement-eyebrow" value={data.eyebrow} />
        <h1 className="HeroStatement-title" id={`${id}-title`}>
          <T value={data.title} />
        </h1>
        {(data.text || link) && (
          <div className="HeroStatement-aside">
            <T as="p" className="HeroStatement-text" value={data.text} />
            {link && (
              <Link to={link.to} className="HeroStatement-link">
                <T value={link.label} />
                <Icon name="arrow-right" size={18} />
              </Link>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
