import { z } from 'zod';
import { termType } from '../api/term.ts';
import { labeled } from '../labeled.ts';
import { id, isoDate, localized, localizedHtml } from '../primitives.ts';
import { fileOf } from './common.ts';

/** A version of a term. For each type the latest version in effect is shown. */
export const termContent = z.strictObject({
  id,
  type: labeled(termType, {
    en: ['Document', 'Every page links to both at its foot.'],
    ko: ['종류', '두 종류 모두 모든 페이지 하단에서 볼 수 있습니다.'],
  }),
  title: labeled(localized, {
    en: ['Title', 'Shown above the text, with the day from which it is in effect.'],
    ko: ['제목', '본문 위에 시행일과 함께 표시됩니다.'],
  }),
  content: labeled(localizedHtml, {
    en: ['Text', 'The whole text that visitors read.'],
    ko: ['본문', '방문자가 읽는 약관 전문입니다.'],
  }),
  effectiveDate: labeled(isoDate, {
    en: [
      'In effect from',
      'Visitors see the latest version in effect. One with a later day replaces it on that day.',
    ],
    ko: ['시행일', '시행 중인 가장 최근 개정본이 표시됩니다. 앞으로의 날짜를 적으면 그날 교체됩니다.'],
  }),
});

export const termsFile = fileOf(termContent);
