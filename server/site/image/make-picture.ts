import { maxPicturePixels } from '#schemas/served-file.ts';
import { ImageError } from './image-error.ts';
import type { ImageFormat, ImageQuery } from './image-request.ts';
import { loadSharp } from './load-sharp.ts';

const maxSeconds = 20;
/** Pixels that a side of a picture in a format can have. */
const maxSide: Record<ImageFormat, number> = { avif: 16_384, webp: 16_383, jpeg: 65_535 };
const kinds = new Set(['webp', 'avif', 'heif', 'jpeg', 'png', 'gif']);

/**
 * Converts a picture to the requested width, quality and format without enlarging it, or to a smaller width if it would be too
 * high for the format; with a height, it is cut to exactly that size. Camera metadata (place, device) is removed. Colors are converted to sRGB by the profile, which then need not
 * be sent.
 * @throws ImageError 415 if the bytes are not a picture of an allowed kind, whatever their declared type; 503 if it takes
 *   too long
 */
export async function makePicture(
  bytes: Buffer,
  { w, h, q }: Pick<ImageQuery, 'w' | 'h' | 'q'>,
  format: ImageFormat,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const unusable = () => new ImageError(415, 'the file is not a picture of an allowed kind');
  const source = sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error' });
  const { format: kind } = await source.metadata().catch(() => ({ format: undefined }));
  if (!kind || !kinds.has(kind)) throw unusable();
  const sized = source
    .rotate()
    .resize(
      h
        ? { width: w, height: h, fit: 'cover' }
        : { width: w, height: maxSide[format], fit: 'inside', withoutEnlargement: true },
    )
    .timeout({ seconds: maxSeconds });
  // AVIF matches the look of WebP at two thirds of the quality value: about the same SSIM with fewer bytes. Chroma
  // subsampling 4:2:0, as in the other formats, is not its default.
  const avif = { quality: Math.max(1, Math.round((q * 2) / 3)), effort: 2, chromaSubsampling: '4:2:0' };
  const made = {
    avif: () => sized.avif(avif),
    webp: () => sized.webp({ quality: q }),
    // Otherwise transparent areas would be black.
    jpeg: () => sized.flatten({ background: '#fff' }).jpeg({ quality: q, mozjpeg: true }),
  }[format]();
  return made.toBuffer().catch((error: Error) => {
    throw /timeout/i.test(error.message) ? new ImageError(503, 'the picture takes too long') : unusable();
  });
}
