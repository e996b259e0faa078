/** What an answer says: at once, or in pieces. Pieces are shared by many answers and are never put together needlessly. */
export type Body = Buffer | readonly Buffer[];

export function joined(body: Body | string): Buffer {
  if (typeof body === 'string') return Buffer.from(body);
  return Buffer.isBuffer(body) ? body : Buffer.concat(body);
}

export const bytesOf = (body: Body): number =>
  Buffer.isBuffer(body) ? body.length : body.reduce((sum, piece) => sum + piece.length, 0);

/**
 * Bytes in memory of their own, to be kept. Node cuts those below 32 kB from pieces of 64 kB that many share: one that
 * stays keeps its piece whole, and a cache of them takes twice the memory that it counts.
 */
export function toKeep(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
