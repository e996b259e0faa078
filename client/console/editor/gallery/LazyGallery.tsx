import { lazyPart } from '../../ui/lazy-part.tsx';
import type { GalleryProps } from './Gallery.tsx';

const Gallery = lazyPart(() => import('./Gallery.tsx').then((module) => module.Gallery), { rows: 0 });

/** The gallery. Its code is loaded when it is first opened. */
export function LazyGallery(props: GalleryProps) {
  if (!props.place) return null;
  return <Gallery {...props} />;
}
