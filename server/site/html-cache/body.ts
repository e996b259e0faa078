/** The body of an answer, whole or in pieces. Many answers share pieces, which are joined only if necessary. */
export type Body = Buffer | readonly Buffer[];

export function joined(body: Body | string): Buffer {
  if (typeof body === 'string') return Buffer.from(body);
  return Buffer.isBuffer(body) ? body : Buffer.concat(body);
}

export const bytesOf = (body: Body): number =>
  Buffer.isBuffer(body) ? body.length : body.reduce((sum, piece) => sum + piece.length, 0);
