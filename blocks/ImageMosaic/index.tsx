import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { T } from '#blocks/_ui/T.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

const sizes = { large: '(max-width: 768px) 100vw, 600px', small: '(max-width: 768px) 50vw, 300px' };

/** Images in one composition; the first of every five is the large one. */
export default function ImageMosaic({ id, data }: BlockProps<typeof schema, typeof meta>) {
  return (
    <HeadedSection id={id} className={`ImageMosaic ImageMosaic--${data.variant}`} data={data}>
      <ul className="ImageMosaic-list">
        {data.items.map((item, index) => (
          <li className="ImageMosaic-item" key={item.image.url}>
            <figure className="ImageMosaic-figure">
              <Image
                image={item.image}
                sizes={data.variant !== 'row' && index % 5 === 0 ? sizes.large : sizes.small}
                className="ImageMosaic-image"
              />
              {item.caption && <T value={item.caption} as="figcaption" className="ImageMosaic-caption" />}
            </figure>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
