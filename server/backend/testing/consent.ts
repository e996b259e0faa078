import { createHash } from 'node:crypto';
import type { LanguageCode } from '#schemas/primitives.ts';
import {
  type Consent,
  type ConsentForm,
  type ConsentKind,
  type ConsentTexts,
  consentDigestInput,
  consentTextOf,
} from '#schemas/site/consent.ts';

/** Consent to the texts of a partner whose main language is Korean: its own texts or the standard ones. */
export function consentTo(form: ConsentForm, locale: LanguageCode, own: ConsentTexts | null = null): Consent {
  const version = (kind: ConsentKind) =>
    createHash('sha256')
      .update(consentDigestInput(form, kind, consentTextOf(own, { form, kind, locale, mainLocale: 'ko' })))
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  return { personal: version('personal'), health: version('health') };
}
