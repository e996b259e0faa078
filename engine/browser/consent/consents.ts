import { createHash } from 'node:crypto';
import type { LanguageCode } from '#schemas/language-codes.ts';
import {
  type ConsentForm,
  type ConsentKind,
  type ConsentText,
  type ConsentTexts,
  consentDigestInput,
  consentTextOf,
} from '#schemas/site/consent.ts';

/** A text that visitors agree to, and the version under which their consent is recorded. */
type ConsentToGive = { version: string; text: ConsentText };
/** By form and kind, in the page's language. */
export type Consents = Record<ConsentForm, Record<ConsentKind, ConsentToGive>>;

/** The texts that visitors must agree to before they send personal data. Server only. */
export function consentsOf(
  own: ConsentTexts | null | undefined,
  locale: LanguageCode,
  mainLocale: LanguageCode,
): Consents {
  const one = (form: ConsentForm, kind: ConsentKind): ConsentToGive => {
    const text = consentTextOf(own, { form, kind, locale, mainLocale });
    const digest = createHash('sha256')
      .update(consentDigestInput(form, kind, text))
      .digest();
    return { version: digest.subarray(0, 16).toString('base64url'), text };
  };
  const both = (form: ConsentForm) => ({ personal: one(form, 'personal'), health: one(form, 'health') });
  return { article: both('article'), inquiry: both('inquiry') };
}
