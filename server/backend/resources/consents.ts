import { createHash } from 'node:crypto';
import type { InfoRow } from '#schemas/api/info.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import {
  type Consent,
  type ConsentForm,
  type ConsentKind,
  type ConsentText,
  consentDigestInput,
  consentKinds,
  consentMessages,
  consentTextOf,
} from '#schemas/site/consent.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { Refusal } from '#server/backend/context/refusal.ts';
import { storable } from '../database/search.ts';
import { readEntry } from './content.ts';

/** How long a page with a superseded text may stay open, in ms: as long as its form can be sent. */
const stillGood = 2 * 24 * 60 * 60 * 1000;

/** The consent stored with a visitor's entry. */
type ConsentColumns = { consentedAt: number; consentPersonal: string; consentHealth: string };

/** The version of a text, derived from its content: the page that shows the text sends it with the form. */
export function consentVersion(form: ConsentForm, kind: ConsentKind, text: ConsentText): string {
  const digest = createHash('sha256')
    .update(consentDigestInput(form, kind, text))
    .digest();
  return digest.subarray(0, 16).toString('base64url');
}

/**
 * Validates a visitor's consent: each version must belong to the partner's current text in this language, or to a text
 * that others agreed to recently. Stores the texts by version as proof of what was agreed to.
 * @throws Refusal 400 if the visitor agreed to another text or none
 */
export async function recordConsent(
  context: CallContext,
  { form, locale, consent }: { form: ConsentForm; locale: LanguageCode; consent: Consent },
): Promise<ConsentColumns> {
  const { db, partner, now } = context;
  const { config } = await readEntry<InfoRow>(context, 'info', partner.id, 'NOT_FOUND');
  const changed: string[] = [];
  for (const kind of consentKinds) {
    const where = { form, kind, locale, mainLocale: partner.mainLanguage };
    const text = consentTextOf(config.consent, where);
    if (consentVersion(form, kind, text) === consent[kind]) {
      const row = { partnerId: partner.id, version: consent[kind], form, kind, firstAt: now, lastAt: now };
      await db
        .insertInto('consentTexts')
        .values({ ...row, text: JSON.stringify(text) })
        .onConflict((conflict) => conflict.columns(['partnerId', 'version']).doUpdateSet({ lastAt: now }))
        .execute();
      continue;
    }
    const known = await db
      .selectFrom('consentTexts')
      .where('partnerId', '=', partner.id)
      .where('version', '=', storable(consent[kind]))
      .where('form', '=', form)
      .where('kind', '=', kind)
      .where('lastAt', '>', now - stillGood)
      .select('version')
      .executeTakeFirst();
    if (known?.version !== consent[kind]) changed.push(consentMessages[kind].changed);
  }
  if (changed.length > 0) throw new Refusal(400, 'INVALID_REQUEST', { details: changed });
  return { consentedAt: now, consentPersonal: consent.personal, consentHealth: consent.health };
}
