import { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import type { ErrorBody } from '#schemas/api/error.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import messages from './messages.json' with { type: 'json' };

type ApiErrorCode = keyof typeof messages;
type ApiAnswer = { status: number; body: ErrorBody };

const codes: Record<number, ApiErrorCode> = {
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  405: 'NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
};

/**
 * The response to a failure. If the backend is unreachable, sends an invalid response or fails without a code, the
 * visitor reads the unknown error, which SPEC section 8 calls a 500. The response itself is a 503, because a retry may
 * help.
 */
export function apiError(error: unknown, language: LanguageCode = 'ko'): ApiAnswer {
  if (error instanceof BackendError) {
    const { status, message, code } = error;
    if (status < 500 || (code !== undefined && code !== 'BACKEND_AWAY'))
      return { status, body: { statusCode: status, message: code ?? message, translatedMessage: message } };
    return away;
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 500) return away;
  const code = codes[status] ?? 'INVALID_REQUEST';
  return { status, body: { statusCode: status, message: code, translatedMessage: messages[code][language] } };
}

const away: ApiAnswer = {
  status: 503,
  body: { statusCode: 500, message: 'SYSTEM_ERROR', translatedMessage: unknownErrorMessage },
};
