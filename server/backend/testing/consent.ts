import type { LanguageCode } from '#schemas/primitives.ts';
import {
  type Consent,
  type ConsentForm,
  type ConsentKind,
  type ConsentTexts,
  consentTextOf,
} from '#schemas/site/consent.ts';
import { consentVersion } from '../resources/consents.ts';

/** Consent to the texts of a partner whose main language is Korean: its own texts or the standard ones. */
export function consentTo(form: ConsentForm, locale: LanguageCode, own: ConsentTexts | null = null): Consent {
  const version = (kind: ConsentKind) =>
    consentVersion(form, kind, consentTextOf(own, { form, kind, locale, mainLocale: 'ko' }));
  return { personal: version('personal'), health: version('health') };
}
