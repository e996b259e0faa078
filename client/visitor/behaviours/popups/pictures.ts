import { srcSet, widthsFor } from '#engine/image/widths.ts';

/** Tells the pictures of a popup how wide they are shown. The first is there before its popup, the others come when seen. */
export function sizePictures(popup: HTMLElement, width: number): void {
  const sizes = `${Math.ceil(width)}px`;
  popup.querySelectorAll('img').forEach((picture, index) => {
    const url = new URL(picture.src).searchParams.get('url');
    const set = url
      ? srcSet(url, Number(picture.getAttribute('width')) || undefined, widthsFor(sizes))
      : undefined;
    write(picture, 'srcset', set);
    write(picture, 'sizes', set && (index === 0 ? sizes : `auto, ${sizes}`));
    if (index > 0) return;
    write(picture, 'fetchpriority', 'high');
    write(picture, 'decoding', undefined);
    write(picture, 'loading', undefined);
  });
}

/** A picture that is told the same again would begin anew. */
function write(picture: HTMLImageElement, name: string, value: string | undefined): void {
  if (value === undefined) picture.removeAttribute(name);
  else if (picture.getAttribute(name) !== value) picture.setAttribute(name, value);
}

/** Resolves when the pictures with which popups open have come or failed. Those of later slides are lazy: nobody waits for them. */
export async function picturesReady(root: HTMLElement): Promise<void> {
  const first = [...root.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])')];
  await Promise.allSettled(first.map((picture) => picture.decode()));
}
