import { urlOf } from '#engine/operator/call-url.ts';
import { operatorCalls } from '#schemas/operator/calls.ts';
import { CallError, type ParamsOf, type ResponseOf, shownLanguage } from './call.ts';
import { expectedOperator } from './loaded-for.ts';
import { recordAnswerStatus } from './session-end.ts';

type Options = {
  /** Cancels the upload. */
  signal: AbortSignal;
  /** Gets the share of the file that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Uploads a picture. An `XMLHttpRequest`, since `fetch` reports no progress.
 * @throws CallError as `call`; the reason of the signal if it is canceled
 */
export function uploadMedia(
  params: ParamsOf<'uploadMedia'>,
  file: Blob,
  { signal, onProgress }: Options,
): Promise<ResponseOf<'uploadMedia'>> {
  const { method, response } = operatorCalls.uploadMedia;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, urlOf('uploadMedia', params));
    for (const [header, value] of Object.entries({ ...shownLanguage(), ...expectedOperator() }))
      request.setRequestHeader(header, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response: body }: { status: number; response: unknown } = request;
      recordAnswerStatus(status);
      const parsed = status < 400 ? response.safeParse(body) : undefined;
      if (parsed?.success) resolve(parsed.data);
      else reject(new CallError(status < 400 ? 500 : status, body ?? undefined));
    };
    request.onerror = () => reject(new CallError(0, undefined));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
