import type { FastifyRequest } from 'fastify';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { preferredOperatorLanguage } from '#schemas/operator/preferred-operator-language.ts';
import { OperatorRefusal } from '#server/backend/operator/context/refusal.ts';
import messages from '#server/backend/operator/context/refusals.json' with { type: 'json' };
import { errorAnswer } from './error-answer.ts';

/** The answer to a failed request of an operator, with a text in the operator's language. */
export function operatorErrorAnswer(
  error: unknown,
  language: OperatorLanguage,
): { status: number; body: object; headers: Readonly<Record<string, string>> } {
  if (!(error instanceof OperatorRefusal)) return errorAnswer(error, language);
  const { status, code, body, headers } = error;
  const translatedMessage = messages[code][language];
  return { status, headers, body: { ...body, message: code, translatedMessage, statusCode: status, code } };
}

/** The language that the console shows, which its calls name, or else the account's. A token has no screen. */
export function languageOf({ headers, sender }: FastifyRequest): OperatorLanguage {
  const own = sender?.operator?.language;
  if (own && sender.session?.kind === 'token') return own;
  return preferredOperatorLanguage(headers['accept-language'], own);
}
