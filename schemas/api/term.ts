import { z } from 'zod';
import { choice } from '../choice.ts';
import { labeled } from '../labeled.ts';
import { htmlText, isoDate } from '../primitives.ts';
import { contentLanguage, languageParams, one } from './common.ts';

/** Named after the paths /terms/terms-of-service and /terms/privacy-policy. */
export const termType = choice({
  'terms-of-service': ['Terms of service', '이용약관'],
  'privacy-policy': ['Privacy policy', '개인정보 처리방침'],
});

export const termRow = z.object({
  type: termType,
  languageCode: contentLanguage,
  title: z.string(),
  content: htmlText,
  effectiveDate: isoDate,
});
export type TermRow = z.infer<typeof termRow>;

export const termParams = labeled(
  z.object({
    ...languageParams,
    type: labeled(termType, {
      en: ['Text', 'Terms of service or privacy policy.'],
      ko: ['약관 종류', '이용약관 또는 개인정보 처리방침입니다.'],
    }),
  }),
  {
    en: ['Terms', 'Terms of service or privacy policy.'],
    ko: ['약관', '이용약관이나 개인정보 처리방침을 불러옵니다.'],
  },
);

export const termResponse = one(termRow);
export type TermResponse = z.infer<typeof termResponse>;
