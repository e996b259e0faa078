import type { InfoRow } from '#schemas/api/info.ts';
import { readEntry } from '#server/backend/resources/content.ts';
import type { OperatorHandler } from '../context/handler.ts';

/** The partner's facts that bindings can name, as the site itself receives them. */
export const partnerFacts: OperatorHandler<'partnerFacts'> = async ({ db, partner }) => {
  const scope = { db, partner, languageCode: partner.mainLanguage };
  const {
    partner: own,
    marketing,
    config,
  } = await readEntry<InfoRow>(scope, 'info', partner.id, 'NOT_FOUND');
  return { partner: own, marketing, config } as unknown as Awaited<ReturnType<typeof partnerFacts>>;
};
