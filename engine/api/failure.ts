/** What a visitor reads when a call fails without a message from the backend (SPEC section 8). */
export const unknownErrorMessage = '알 수 없는 시스템 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.';

/** A failed call as SPEC section 8 throws it. */
export type Failure = { status: number; message: string; code: string | undefined };

/** The body of a failed response. Any field may be missing or of another type. */
type ErrorBody = { message?: unknown; translatedMessage?: unknown };

/**
 * Reads a failed response. The message is the translated text, else the first of a list, else the message itself.
 * The code is the server's message value, a list joined by commas. A body without a message reads as an unknown error.
 */
export function readFailure(status: number, body: unknown): Failure {
  const { message, translatedMessage }: ErrorBody = typeof body === 'object' && body !== null ? body : {};
  const all = (Array.isArray(message) ? message : [message]).filter(isText);
  const text = isText(translatedMessage) ? translatedMessage : all[0];
  return { status, message: text ?? unknownErrorMessage, code: all.join(',') || undefined };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
