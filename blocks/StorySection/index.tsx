import { Button } from '#blocks/_ui/Button.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { LinkContext } from '#blocks/_ui/LinkContext.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useIsLcpCandidate } from '#engine/context/use-is-lcp-candidate.ts';
import type { BlockProps } from '#registry/contract.ts';
import { linkOf } from '#schemas/layout/part-values.ts';
import type { meta, schema } from './schema.ts';

const imageSizes = {
  left: '(max-width: 768px) 100vw, 600px',
  right: '(max-width: 768px) 100vw, 600px',
  overlap: '(max-width: 768px) 100vw, 840px',
  full: '100vw',
  'vertical-title': '(max-width: 768px) 100vw, 640px',
};

/** A text with an image. Without an image the title is beside the text. */
export default function StorySection({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const link = linkOf(data.link);
  const isLcpCandidate = useIsLcpCandidate();
  const classes = ['StorySection', `StorySection--${data.layout}`, !data.image && 'StorySection--wordsOnly'];
  return (
    <Section
      id={id}
      className={classes.filter(Boolean).join(' ')}
      tone={data.tone}
      labelledBy={`${id}-title`}
    >
      <div className="StorySection-grid">
        {data.image && (
          <figure className="StorySection-figure">
            <Image
              image={data.image}
              sizes={imageSizes[data.layout]}
              priority={isLcpCandidate}
              className="StorySection-image"
            />
            <T as="figcaption" value={data.caption} />
          </figure>
        )}
        <header className="StorySection-head">
          <T as="p" className="Ui-sectionHeading-eyebrow" value={data.eyebrow} />
          <h2 className="StorySection-title" id={`${id}-title`}>
            <T value={data.title} />
          </h2>
        </header>
        <div className="StorySection-body">
          {data.body.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static text that is never reordered
            <p key={index}>
              <T value={paragraph} />
            </p>
          ))}
          {link && (
            <Button to={link.to} variant="line" className="StorySection-link">
              <T value={link.label} />
              <LinkContext of={data.title} />
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
