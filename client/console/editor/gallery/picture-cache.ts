/** A page that was rendered for a picture, with the area of its node; null if it shows nothing. */
export type RenderedPicture = {
  html: string;
  area: { left: number; top: number; width: number; height: number } | null;
};

/** Limit of the cache, in characters of HTML. */
const maxLength = 12_000_000;
const pages = new Map<string, RenderedPicture>();
let length = 0;

/** Caches pages by the document that they show, which includes theme, texts and language. */
export const pictureCache = {
  get: (key: string): RenderedPicture | undefined => {
    const found = pages.get(key);
    if (found) {
      // The most recently used pages stay.
      pages.delete(key);
      pages.set(key, found);
    }
    return found;
  },
  set: (key: string, picture: RenderedPicture): void => {
    if (pages.has(key)) return;
    pages.set(key, picture);
    length += picture.html.length + key.length;
    for (const [oldest, { html }] of pages) {
      if (length <= maxLength || oldest === key) return;
      pages.delete(oldest);
      length -= html.length + oldest.length;
    }
  },
};

/** How many pictures are rendered at once. The server limits the work for each clinic. */
const maxConcurrent = 3;
let running = 0;
const waiting: { start: () => void }[] = [];

/** Waits for a turn to have a picture rendered. @returns a function that ends the turn or the wait */
export function queueRender(onTurn: () => void): () => void {
  let isRunning = false;
  let isOver = false;
  const entry = {
    start: () => {
      isRunning = true;
      running += 1;
      onTurn();
    },
  };
  if (running < maxConcurrent) entry.start();
  else waiting.push(entry);
  return () => {
    if (isOver) return;
    isOver = true;
    if (!isRunning) {
      waiting.splice(waiting.indexOf(entry), 1);
      return;
    }
    running -= 1;
    waiting.shift()?.start();
  };
}
