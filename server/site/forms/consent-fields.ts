import { z } from 'zod';
import type { Consents } from '#engine/browser/consent/consents.ts';
import { type Consent, type ConsentForm, type ConsentKind, consentMessages } from '#schemas/site/consent.ts';

/** The consent checkboxes of a form: each sends the version of the text that was shown. */
export function consentFields(consents: Consents, form: ConsentForm) {
  const box = (kind: ConsentKind) =>
    z
      .string({ error: consentMessages[kind].required })
      .min(1, { error: consentMessages[kind].required, abort: true })
      .refine((version) => version === consents[form][kind].version, consentMessages[kind].changed);
  return { consentPersonal: box('personal'), consentHealth: box('health') };
}

/** The consent, as calls take it. */
export const consentOf = ({
  consentPersonal,
  consentHealth,
}: {
  consentPersonal: string;
  consentHealth: string;
}): Consent => ({ personal: consentPersonal, health: consentHealth });
