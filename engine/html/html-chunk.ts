import { copyBuffer } from '#engine/cache/copy-buffer.ts';

/**
 * A chunk of a page's HTML. Chunks are cached between pages, so their bytes and anything derived from them are computed
 * once. Encoding drops the text, which takes up to two bytes per character and can be restored from the bytes.
 */
export class HtmlChunk {
  /** Length of the text in characters. */
  readonly length: number;
  #html: string | undefined;
  #bytes: Buffer | undefined;
  readonly #known = new Map<(html: string) => unknown, unknown>();

  constructor(html: string) {
    this.length = html.length;
    this.#html = html;
  }

  /** The HTML as text, decoded from its bytes if necessary. */
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

  /** The result of `read`, cached per chunk and function. It must not contain slices of the text (`ownText`). */
  derive<T>(read: (html: string) => T): T {
    if (!this.#known.has(read)) this.#known.set(read, read(this.html));
    return this.#known.get(read) as T;
  }
}

/** Copies a string: a slice would retain the whole string it was cut from. */
export const ownText = (part: string): string => Buffer.from(part).toString();

/** What `read` finds in any of the chunks. */
export function findIn<T>(chunks: readonly HtmlChunk[], read: (html: string) => Iterable<T>): Set<T> {
  const found = new Set<T>();
  for (const chunk of chunks) for (const one of chunk.derive(read)) found.add(one);
  return found;
}

export const joinChunks = (chunks: readonly HtmlChunk[]): string => chunks.map(({ html }) => html).join('');
