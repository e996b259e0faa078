import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useIsLcpCandidate } from '#engine/context/use-is-lcp-candidate.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

const sizes = {
  track: '(max-width: 768px) 86vw, 760px',
  mosaic: '(max-width: 768px) 100vw, 600px',
  editorial: '(max-width: 768px) 100vw, 900px',
};

/** The clinic's interior. The track takes the focus so that it can be scrolled by keyboard. */
export default function SpaceGallery({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const isLcpCandidate = useIsLcpCandidate();
  const track = data.variant === 'track' && data.items.length > 1;
  return (
    <HeadedSection id={id} className={`SpaceGallery SpaceGallery--${data.variant}`} data={data}>
      <div
        className="SpaceGallery-view"
        {...(track && { tabIndex: 0, role: 'group', 'aria-label': t('track') })}
      >
        <ul className="SpaceGallery-list">
          {data.items.map((item, index) => (
            <li className="SpaceGallery-item" key={item.image.url}>
              <figure className="SpaceGallery-figure">
                <Image
                  image={item.image}
                  sizes={sizes[data.variant]}
                  priority={isLcpCandidate && index === 0}
                  className="SpaceGallery-image"
                />
                {(item.title || item.caption) && (
                  <figcaption className="SpaceGallery-caption">
                    <span className="SpaceGallery-number" aria-hidden="true">
                      {String(index + 1).padStart(2, '0')}
                    </span>
                    <T as="b" className="SpaceGallery-title" value={item.title} />
                    <T as="span" className="SpaceGallery-text" value={item.caption} />
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </HeadedSection>
  );
}
