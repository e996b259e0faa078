/** Bytes that a request counts for at least, whatever its body. */
const least = 64 * 1024;

/**
 * Limits the total size of the bodies that are being received or handled.
 * @param maxBytes in bytes
 * @returns counts the bytes of a body, and returns what releases them; undefined while they would exceed the limit
 */
export function limitBytesInFlight(maxBytes: number): (bytes: number) => (() => void) | undefined {
  let taken = 0;
  return (bytes) => {
    const size = Math.max(bytes, least);
    if (taken + size > maxBytes) return undefined;
    taken += size;
    let isTaken = true;
    return () => {
      if (isTaken) taken -= size;
      isTaken = false;
    };
  };
}
