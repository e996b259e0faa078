import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id, localized, localizedHtml } from '../primitives.ts';
import { entryOf, rowsOf, schemaLine } from './common.ts';

export const faqCategoryContent = z.strictObject({
  id,
  name: labeled(localized, {
    en: ['Topic', 'Shown above the questions; visitors choose one to see its questions alone.'],
    ko: ['분류 이름', '질문 목록 위에 표시되며, 누르면 그 분류의 질문만 보입니다.'],
  }),
});

export const faqContent = z.strictObject({
  id,
  categoryId: labeled(entryOf('faqCategories'), {
    en: ['Topic', 'The topic under which visitors find the question.'],
    ko: ['질문 분류', '방문자가 이 질문을 찾을 분류입니다.'],
  }),
  question: labeled(localized, {
    en: ['Question', 'As visitors ask it. Shown in the list and in search results.'],
    ko: ['질문', '방문자가 묻는 말로 적습니다. 목록과 검색 결과에 표시됩니다.'],
  }),
  answer: labeled(localizedHtml, {
    en: ['Answer', 'Shown when visitors open the question.'],
    ko: ['답변', '질문을 누르면 펼쳐집니다.'],
  }),
});

/** Questions are shown in file order. */
export const faqsFile = z.strictObject({
  ...schemaLine,
  categories: rowsOf(faqCategoryContent),
  rows: rowsOf(faqContent),
});
