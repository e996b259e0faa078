import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { Sharp } from 'sharp';
import { maxPicturePixels } from '#schemas/served-file.ts';
import { bulkheadPerOwner } from '#server/backend/security/bulkhead-per-owner.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { hasEndingOf, type PictureType, pictureType } from './picture-type.ts';

/** Frames of an animation: each takes time to encode, however small it is. */
const maxFrames = 300;
/** Seconds for encoding one picture. */
const timeoutSeconds = 30;
/** One picture is encoded at a time: see maxPicturePixels. */
const encoding = bulkhead(1, 8);
/** Per partner, one picture is encoded or waits for other partners, and two wait for it. */
const ofPartner = bulkheadPerOwner<number>({ atOnce: 1, waiting: 2 });

type CleanPicture = { bytes: Buffer; width: number; height: number };

/**
 * Re-encodes an uploaded picture in its own format: rotated by its EXIF orientation, without any metadata, and without
 * whatever else the file contained.
 * @throws OperatorRefusal 400 if it is no such picture, is damaged, is animated but no GIF, has too many pixels or
 *   frames, or takes too long; 503 while too many of the partner, or of all, wait
 */
export async function cleanPicture(
  upload: Buffer,
  { name, partnerId }: { name: string; partnerId: number },
): Promise<CleanPicture> {
  const type = pictureType(upload);
  if (!type || !hasEndingOf(type, name)) throw new OperatorRefusal(400, 'MEDIA_TYPE');
  try {
    return await ofPartner(partnerId, () => encoding.execute(() => encode(upload, type)));
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error;
    throw new OperatorRefusal(503, 'BUSY', { headers: { 'retry-after': '5' } });
  }
}

async function encode(upload: Buffer, type: PictureType): Promise<CleanPicture> {
  // Loaded at the first upload: a backend without operators needs no picture library.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const open = (limitInputPixels: number | false) =>
    sharp(upload, { animated: true, limitInputPixels, failOn: 'error' });
  // Reads only the header, so a small file that would decode to gigabytes is refused before.
  const { width, height, pages = 1, pageHeight = height } = await readable(open(false).metadata());
  if (width * pageHeight * pages > maxPicturePixels) throw new OperatorRefusal(400, 'MEDIA_TOO_LARGE');
  // The site resizes the others, which would leave their first frame.
  if (pages > 1 && type !== 'gif') throw new OperatorRefusal(400, 'MEDIA_ANIMATION');
  if (pages > maxFrames) throw new OperatorRefusal(400, 'MEDIA_TOO_MANY_FRAMES');
  const { data, info } = await readable(
    inType(open(maxPicturePixels).autoOrient(), type)
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
}

/** High quality, because the site makes smaller versions from it. */
function inType(picture: Sharp, type: PictureType): Sharp {
  if (type === 'jpeg') return picture.jpeg({ quality: 92 });
  if (type === 'png') return picture.png();
  if (type === 'gif') return picture.gif();
  if (type === 'webp') return picture.webp({ quality: 92 });
  // More effort takes three times as long, for the same bytes and look.
  return picture.avif({ quality: 80, effort: 0, chromaSubsampling: '4:2:0' });
}

const readable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: Error) => {
    throw new OperatorRefusal(400, /timeout/i.test(error.message) ? 'MEDIA_TOO_SLOW' : 'MEDIA_BROKEN');
  });
