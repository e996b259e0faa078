import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/** Cards that link to other pages. The whole card is the link. */
export default function LinkCards({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const items = data.items.filter((item) => item.url);
  if (items.length === 0) return null;
  const Title = data.title ? 'h3' : 'h2';
  return (
    <HeadedSection id={id} className={`LinkCards LinkCards--${data.variant}`} data={data}>
      <ul className="LinkCards-list">
        {items.map((item) => (
          <li key={item.url}>
            <Link
              to={item.url}
              className={item.image ? 'LinkCards-card' : 'LinkCards-card LinkCards-card--bare'}
            >
              {item.image && (
                <Image
                  image={item.image}
                  sizes={data.variant === 'rows' ? '240px' : '(max-width: 514px) 100vw, 340px'}
                  className="LinkCards-image"
                />
              )}
              <div className="LinkCards-words">
                <Title className="LinkCards-title">
                  <T value={item.title} />
                </Title>
                {item.description && <T value={item.description} className="LinkCards-text" />}
              </div>
              <Icon name="arrow-right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
