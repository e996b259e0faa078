import type { BackendAnswer } from './ask-backend.ts';

/**
 * The body of an answer as JSON. An empty body reads as undefined, text that is no JSON as undefined where the answer
 * failed anyway.
 * @throws SyntaxError where an answer that succeeded is no JSON
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
