import { Button } from '#blocks/_ui/Button.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { T } from '#blocks/_ui/T.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { linkOf } from '#schemas/layout/part-values.ts';
import type { meta, schema } from './schema.ts';

/** A person's own words with the name beneath. */
export default function QuoteBanner({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const link = linkOf(data.link);
  return (
    <Section id={id} className={`QuoteBanner QuoteBanner--${data.variant}`} tone={data.tone}>
      <div className="QuoteBanner-figure">
        {data.image && (
          <Image
            image={data.image}
            sizes={data.variant === 'portrait' ? '(max-width: 768px) 100vw, 420px' : '120px'}
            className="QuoteBanner-image"
          />
        )}
        <div>
          <figure>
            <blockquote className="QuoteBanner-quote">
              <T value={data.quote} as="p" />
            </blockquote>
            {(data.author || data.role) && (
              <figcaption className="QuoteBanner-by">
                {data.role && <T value={data.role} className="QuoteBanner-role" />}
                {data.author && <T value={data.author} className="QuoteBanner-author" />}
              </figcaption>
            )}
          </figure>
          {link && (
            <Button to={link.to} variant="line" className="QuoteBanner-link">
              <T value={link.label} />
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
