/** The body of an answer, whole or in chunks. Many answers share chunks, which are joined only if necessary. */
export type Body = Buffer | readonly Buffer[];

export function joined(body: Body | string): Buffer {
  if (typeof body === 'string') return Buffer.from(body);
  return Buffer.isBuffer(body) ? body : Buffer.concat(body);
}

export const bytesOf = (body: Body): number =>
  Buffer.isBuffer(body) ? body.length : body.reduce((sum, chunk) => sum + chunk.length, 0);
