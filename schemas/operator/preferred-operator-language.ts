import type { OperatorLanguage } from './finding.ts';

/**
 * The first language of an `accept-language` header that operators can have.
 * @param other the language without one
 */
export function preferredOperatorLanguage(
  acceptLanguage: string | undefined,
  other: OperatorLanguage = 'ko',
): OperatorLanguage {
  const first = /\b(ko|en)\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase();
  if (first === undefined) return other;
  return first === 'en' ? 'en' : 'ko';
}
