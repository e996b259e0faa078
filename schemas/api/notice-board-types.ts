import { z } from 'zod';
import { id, maybe } from '../primitives.ts';
import { contentLanguage, idParam, languageParams, one } from './common.ts';

/** The clinic writes on a `partner` board (/boards), visitors on a `customer` one (/cscenter/boards). */
export const boardKind = z.enum(['partner', 'customer']);

export const boardView = z.enum(['list', 'gallery']);

/** A board. Ids are unique across both kinds. */
export const boardTypeRow = z.object({
  id,
  languageCode: contentLanguage,
  kind: boardKind,
  view: boardView,
  name: z.string(),
  description: maybe(z.string()),
  isPrivateAllowed: z.boolean().describe('Visitors may hide an article behind its password.'),
});
export type BoardTypeRow = z.infer<typeof boardTypeRow>;

export const boardTypeParams = z.object({ id: idParam, ...languageParams });

export const boardTypeResponse = one(boardTypeRow);
export type BoardTypeResponse = z.infer<typeof boardTypeResponse>;
