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
  const response = await fetch(address, { redirect: 'error', signal }).catch(() => {
    throw away();
  });
  const type = response.headers.get('content-type') ?? '';
  const refuse = async (error: ImageError) => {
    await response.body?.cancel().catch(() => {});
    throw error;
  };
  if (!response.ok)
    return refuse(response.status === 404 ? new ImageError(404, 'there is no such file') : away());
  if (!pictures.test(type)) return refuse(new ImageError(415, 'the file is no picture'));
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > maxSourceBytes) throw new ImageError(413, 'the file is too large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ImageError ? error : away();
  }
  return { bytes: Buffer.concat(chunks), type };
}
