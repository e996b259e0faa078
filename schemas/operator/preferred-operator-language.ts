import type { OperatorLanguage } from './finding.ts';

/** The first language of an `accept-language` header that operators can have; Korean without one. */
export function preferredOperatorLanguage(acceptLanguage: string | undefined): OperatorLanguage {
  const first = /\b(ko|en)\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase();
  return first === 'en' ? 'en' : 'ko';
}
