import { AnswerTooLarge, askBackend } from '#engine/api/ask-backend.ts';
import { ImageError } from './image-error.ts';

const maxSourceBytes = 20 * 1024 * 1024;
const sourceTimeout = 5_000;
const pictures = /^image\/(webp|avif|jpeg|png|gif|svg\+xml)\s*(;|$)/;

/**
 * A picture of the backend.
 * @param path as `filePath` gives it
 * @throws ImageError
 */
export async function fetchFile(path: string, backendUrl: string): Promise<{ bytes: Buffer; type: string }> {
  const address = new URL(backendUrl);
  // The host is the backend's whatever the path says.
  address.pathname = path;
  address.search = '';
  const away = () => new ImageError(502, 'the file could not be had');
  const signal = AbortSignal.timeout(sourceTimeout);
  const answer = await askBackend(address, { signal, maxBytes: maxSourceBytes }).catch((error) => {
    if (error instanceof AnswerTooLarge) throw new ImageError(413, 'the file is too large');
    throw away();
  });
  if (!answer.ok) throw answer.status === 404 ? new ImageError(404, 'there is no such file') : away();
  const type = answer.headers['content-type'] ?? '';
  if (!pictures.test(type)) throw new ImageError(415, 'the file is no picture');
  return { bytes: answer.bytes, type };
}
