import type { InfoRow } from '#schemas/api/info.ts';
import { readEntry } from '#server/backend/resources/content.ts';
import type { OperatorHandler } from '../context/handler.ts';

/** Facts, marketing and configuration of the clinic, in a language of the clinic or else in its main one. */
export const clinicInfo: OperatorHandler<'clinicInfo'> = async ({ db, partner, language }, params) => {
  const asked = params.languageCode ?? language;
  const languageCode = partner.languages.find((code) => code === asked) ?? partner.mainLanguage;
  return { row: await readEntry<InfoRow>({ db, partner, languageCode }, 'info', partner.id, 'NOT_FOUND') };
};
