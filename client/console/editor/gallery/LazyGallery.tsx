import { lazy, Suspense } from 'react';
import type { GalleryProps } from './Gallery.tsx';

const Gallery = lazy(() => import('./Gallery.tsx').then((module) => ({ default: module.Gallery })));

/** The gallery. Its code is loaded when it is first opened. */
export function LazyGallery(props: GalleryProps) {
  if (!props.place) return null;
  return (
    <Suspense>
      <Gallery {...props} />
    </Suspense>
  );
}
