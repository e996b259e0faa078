import { fixedWidths, srcSet } from '#engine/image/widths.ts';

/** Sets the displayed width on the images of a popup. The first loads before its popup shows, the others lazily. */
export function sizePictures(popup: HTMLElement, width: number): void {
  const px = Math.ceil(width);
  const sizes = `${px}px`;
  popup.querySelectorAll('img').forEach((picture, index) => {
    const url = new URL(picture.src).searchParams.get('url');
    const set = url
      ? srcSet(url, Number(picture.getAttribute('width')) || undefined, fixedWidths(px))
      : undefined;
    write(picture, 'srcset', set);
    write(picture, 'sizes', set && (index === 0 ? sizes : `auto, ${sizes}`));
    if (index > 0) return;
    write(picture, 'fetchpriority', 'high');
    write(picture, 'decoding', undefined);
    write(picture, 'loading', undefined);
  });
}

/** Rewriting an identical value would restart an image's load. */
function write(picture: HTMLImageElement, name: string, value: string | undefined): void {
  if (value === undefined) picture.removeAttribute(name);
  else if (picture.getAttribute(name) !== value) picture.setAttribute(name, value);
}

/** Resolves when a popup's initial images have loaded or failed. Images of later slides are lazy and not awaited. */
export async function picturesReady(root: HTMLElement): Promise<void> {
  const first = [...root.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])')];
  await Promise.allSettled(first.map((picture) => picture.decode()));
}
