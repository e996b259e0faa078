/**
 * The picture library, loaded with the first picture: a start does without it. Two pictures are made at once
 * (serve-images.ts), so one thread each; what libvips would keep of them is never asked for again.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
