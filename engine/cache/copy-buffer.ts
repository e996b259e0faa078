/**
 * Bytes in memory of their own, to be kept. Node cuts those below 32 kB from pieces of 64 kB that many share: one that
 * stays keeps its piece whole, and a cache of them takes several times the memory that it counts.
 */
export function copyBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
