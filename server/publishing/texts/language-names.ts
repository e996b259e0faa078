import type { LanguageCode } from '#schemas/language-codes.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';

const names: Readonly<Record<LanguageCode, OperatorText>> = {
  ko: { ko: '한국어', en: 'Korean' },
  en: { ko: '영어', en: 'English' },
  ja: { ko: '일본어', en: 'Japanese' },
  zh: { ko: '중국어', en: 'Chinese' },
};

/** The names of languages for a message, separated by commas. */
export const languageNames = (codes: readonly LanguageCode[], language: 'ko' | 'en'): string =>
  codes.map((code) => names[code][language]).join(', ');
