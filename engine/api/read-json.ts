import type { BackendAnswer } from './request-backend.ts';

/**
 * Parses the body of a response as JSON. An empty body, and invalid JSON in a failed response, read as undefined.
 * @throws SyntaxError when a successful response is not JSON
 */
export function readJson({ ok, bytes }: Pick<BackendAnswer, 'ok' | 'bytes'>): unknown {
  const text = bytes.toString('utf8');
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!ok) return undefined;
    throw error;
  }
}
