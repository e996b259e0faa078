/**
 * Loads the picture library on first use, which speeds up startup. Two pictures are made at once (serve-images.ts), so
 * each gets one thread. The cache of libvips is off, because its operations are never repeated.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
