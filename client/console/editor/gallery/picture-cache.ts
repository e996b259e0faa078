import { createSieve } from '#engine/cache/sieve.ts';

/** A page that was rendered for a picture, with the area of its node; null if it shows nothing. */
export type RenderedPicture = {
  html: string;
  area: { left: number; top: number; width: number; height: number } | null;
};

/** Caches pages by the document that they show, which includes theme, texts and language. Limited in characters of HTML. */
export const pictureCache = createSieve<string, RenderedPicture>(12_000_000);

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
