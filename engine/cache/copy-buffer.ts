/**
 * Copies bytes to memory of their own, for storing. Node allocates buffers below 32 kB from shared 64 kB slabs. One
 * retained buffer retains its whole slab, so a cache of them would take several times the memory that it counts.
 */
export function copyBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
