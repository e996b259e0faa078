import { contentText } from '#blocks/_ui/content-text.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ProductDetail } from '#schemas/api/products.ts';
import type { Image as Picture } from '#schemas/primitives.ts';

type GalleryProps = {
  id: string;
  images: readonly Picture[];
  product: Pick<ProductDetail, 'name' | 'languageCode'>;
  isWide: boolean;
};

/** Swipeable images; the thumbnails below link to them. No script. */
export function Gallery({ id, images, product, isWide }: GalleryProps) {
  const t = useMessages();
  const { locale } = usePage();
  const sizes = isWide ? '(max-width: 1248px) 100vw, 1200px' : '(max-width: 768px) 100vw, 600px';
  if (images.length === 0) {
    return (
      <div className="ProductDetail-gallery">
        <div className="ProductDetail-blank">
          <Icon name="sparkles" size={32} />
        </div>
      </div>
    );
  }
  return (
    <div className="ProductDetail-gallery">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keys */}
      <section className="ProductDetail-slides" aria-label={t('pictures')} tabIndex={0}>
        <ul className="ProductDetail-track">
          {images.map((image, index) => (
            <li key={image.url} id={`${id}-picture-${index + 1}`} className="ProductDetail-slide">
              <Image
                image={image}
                alt={contentText(image.alt || product.name, product, locale)}
                sizes={sizes}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      </section>
      {images.length > 1 && (
        <ul className="ProductDetail-thumbs">
          {images.map((image, index) => (
            <li key={image.url}>
              <a
                href={`#${id}-picture-${index + 1}`}
                className="ProductDetail-thumb"
                data-replace=""
                aria-label={t('picture', { number: index + 1 })}
              >
                <Image image={image} alt="" sizes="(max-width: 768px) 52px, 72px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
