import { copyBuffer } from '#engine/cache/copy-buffer.ts';

/**
 * A piece of a page's HTML. Pieces are kept from page to page, so what is found out about one, and its bytes, are
 * worked out once. Once it has been sent its text is dropped: two bytes for each character, which mostly nobody reads
 * again, for the bytes say the same.
 */
export class HtmlChunk {
  /** Characters of its text. */
  readonly length: number;
  #html: string | undefined;
  #bytes: Buffer | undefined;
  readonly #known = new Map<(html: string) => unknown, unknown>();

  constructor(html: string) {
    this.length = html.length;
    this.#html = html;
  }

  /** The HTML as text, which may have to be read from its bytes. */
  get html(): string {
    return this.#html ?? this.bytes.toString();
  }

  /** The HTML as UTF-8. */
  get bytes(): Buffer {
    if (!this.#bytes) {
      this.#bytes = copyBuffer(Buffer.from(this.html));
      this.#html = undefined;
    }
    return this.#bytes;
  }

  /** What `read` finds in the HTML: asked once per piece, whoever asks. A part of the text would keep all of it (`ownText`). */
  about<T>(read: (html: string) => T): T {
    if (!this.#known.has(read)) this.#known.set(read, read(this.html));
    return this.#known.get(read) as T;
  }
}

/** A text by itself: one that was cut from another keeps that other in memory. */
export const ownText = (part: string): string => Buffer.from(part).toString();

/** What `read` finds in any of the pieces. */
export function findIn<T>(pieces: readonly HtmlChunk[], read: (html: string) => Iterable<T>): Set<T> {
  const found = new Set<T>();
  for (const piece of pieces) for (const one of piece.about(read)) found.add(one);
  return found;
}

export const joinChunks = (pieces: readonly HtmlChunk[]): string => pieces.map(({ html }) => html).join('');
