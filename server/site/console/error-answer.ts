import { preferredOperatorLanguage } from '#schemas/operator/preferred-operator-language.ts';
import texts from './refusals.json' with { type: 'json' };

/**
 * The body of a failed request to the console's own server, as the operator API has it (`schemas/api/error.ts`).
 * @param acceptLanguage header of the request
 */
export function errorAnswer(status: number, acceptLanguage: string | undefined) {
  const message = messageOf(status);
  return {
    statusCode: status,
    message,
    translatedMessage: texts[message][preferredOperatorLanguage(acceptLanguage)],
  };
}

function messageOf(status: number): keyof typeof texts {
  if (status === 413) return 'TOO_LARGE';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (status >= 500) return 'BACKEND_UNAVAILABLE';
  return status === 404 ? 'NOT_FOUND' : 'INVALID_REQUEST';
}
