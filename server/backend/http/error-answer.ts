import type { FastifyError } from 'fastify';
import type { ErrorBody } from '#schemas/api/error.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import { Refusal, type RefusalCode } from '#server/backend/context/refusal.ts';
import messages from '../messages.json' with { type: 'json' };

type ErrorAnswer = { status: number; body: ErrorBody; headers: Record<string, string> };

/** The answer to a failed request: SPEC section 8's translated text, message list and code. */
export function errorAnswer(error: unknown, language: LanguageCode): ErrorAnswer {
  const refusal = error instanceof Refusal ? error : refusalOf(error as FastifyError);
  const { status, code, details, headers } = refusal;
  const told = details.find(isCode) ?? code;
  return {
    status,
    headers,
    body: {
      message: details.length > 0 ? details : code,
      translatedMessage: messages[told][language],
      statusCode: status,
      code,
    },
  };
}

// Errors that Fastify raises itself, usually before a handler runs. Any other error is a bug and reveals nothing.
function refusalOf(error: FastifyError): Refusal {
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return new Refusal(503, 'TIMEOUT');
  const status = error.statusCode ?? 500;
  if (status === 413) return new Refusal(413, 'BODY_TOO_LARGE');
  if (status === 404) return new Refusal(404, 'NOT_FOUND');
  if (status >= 400 && status < 500) return new Refusal(status, 'INVALID_REQUEST');
  return new Refusal(500, 'SYSTEM_ERROR');
}

function isCode(text: string): text is RefusalCode {
  return Object.hasOwn(messages, text);
}
