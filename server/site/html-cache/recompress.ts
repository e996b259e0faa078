import { encodeTightly } from './encoding.ts';

/** After a text none other is packed for so many times as long as it took: a sixteenth of one core at most, for any number of pages. */
const restPerWork = 15;

/**
 * Packs texts as small as brotli can, behind visitors and one at a time: of a page of 150 kB that takes a core a tenth
 * of a second and leaves some 8 % less than the packing that its first visitor waits for.
 * @returns what begins to pack, or `undefined` where it is no text's turn; then whoever wants it asks again later
 */
export function createRecompressor(
  now: () => number = Date.now,
): (text: () => Promise<Buffer>) => Promise<Buffer> | undefined {
  let free: number | undefined = 0;
  return (text) => {
    const began = now();
    if (free === undefined || began < free) return undefined;
    free = undefined;
    return text()
      .then(encodeTightly)
      .finally(() => {
        const ended = now();
        free = ended + (ended - began) * restPerWork;
      });
  };
}
