import { pictureSize } from './Picture.tsx';

/** Placeholder cards of the final size, shown after 300 ms. */
export function GallerySkeleton() {
  return (
    <div className="Gallery" aria-hidden="true">
      <div className="Gallery-section">
        {Array.from({ length: 8 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty cards have no identity
          <div key={at} className="Gallery-one">
            <div className="Skeleton" style={{ blockSize: pictureSize.height }} />
            <div className="Skeleton Gallery-line" />
          </div>
        ))}
      </div>
    </div>
  );
}
