import { toKeep } from '#engine/cache/to-keep.ts';

/**
 * A piece of a page's HTML. Pieces are kept from page to page, so what is found out about one, and its bytes, are
 * worked out once.
 */
export class Piece {
  readonly html: string;
  #bytes: Buffer | undefined;
  readonly #known = new Map<(html: string) => unknown, unknown>();

  constructor(html: string) {
    this.html = html;
  }

  /** The HTML as UTF-8. */
  get bytes(): Buffer {
    this.#bytes ??= toKeep(Buffer.from(this.html));
    return this.#bytes;
  }

  /** What `read` finds in the HTML: asked once per piece, whoever asks. */
  about<T>(read: (html: string) => T): T {
    if (!this.#known.has(read)) this.#known.set(read, read(this.html));
    return this.#known.get(read) as T;
  }
}

/** What `read` finds in any of the pieces. */
export function findIn<T>(pieces: readonly Piece[], read: (html: string) => Iterable<T>): Set<T> {
  const found = new Set<T>();
  for (const piece of pieces) for (const one of piece.about(read)) found.add(one);
  return found;
}

export const joinPieces = (pieces: readonly Piece[]): string => pieces.map(({ html }) => html).join('');
