import { z } from 'zod';
import { choice } from '../choice.ts';
import { labeled } from '../labeled.ts';
import { id, maybe } from '../primitives.ts';
import { contentLanguage, idParam, languageParams, one, translations } from './common.ts';
import { paramLabels } from './param-labels.ts';

/** The clinic writes on a `partner` board (/boards), visitors on a `customer` one (/cscenter/boards). */
const boardKind = z.enum(['partner', 'customer']);

export const boardView = choice({ list: ['List', '목록형'], gallery: ['Pictures', '갤러리형'] });

/** A board. Ids are unique across both kinds. */
const boardTypeRow = z.object({
  id,
  languageCode: contentLanguage,
  translations,
  kind: boardKind,
  view: boardView,
  name: z.string(),
  description: maybe(z.string()),
  isPrivateAllowed: z.boolean().describe('Visitors may hide an article behind its password.'),
});
export type BoardTypeRow = z.infer<typeof boardTypeRow>;

export const boardTypeParams = labeled(
  z.object({
    id: labeled(idParam, paramLabels.boardTypeId),
    ...languageParams,
  }),
  {
    en: ['Board', 'A board itself: its name and settings.'],
    ko: ['게시판', '게시판의 이름과 설정을 불러옵니다.'],
  },
);

export const boardTypeResponse = one(boardTypeRow);
export type BoardTypeResponse = z.infer<typeof boardTypeResponse>;
