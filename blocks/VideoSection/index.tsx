import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { Video } from '#blocks/_ui/Video.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { plain } from '#schemas/layout/text.ts';
import type { meta, schema } from './schema.ts';

/** A YouTube or Vimeo video with its heading. Renders nothing if a bound URL is missing. */
export default function VideoSection({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const url = plain(data.url);
  if (!url) return null;
  return (
    <HeadedSection id={id} className={`VideoSection VideoSection--${data.layout}`} data={data}>
      <figure className="VideoSection-figure">
        <Video
          url={url}
          label={data.label ?? data.title}
          poster={data.poster}
          sizes="(max-width: 1248px) 100vw, 1200px"
        />
        {(data.caption || data.uploadedOn) && (
          <figcaption className="VideoSection-caption">
            <T as="span" value={data.caption} />
            {data.uploadedOn && (
              <time dateTime={data.uploadedOn}>{data.uploadedOn.replaceAll('-', '/')}</time>
            )}
          </figcaption>
        )}
      </figure>
    </HeadedSection>
  );
}
