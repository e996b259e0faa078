import { z } from 'zod';
import type { LanguageCode } from '../language-codes.ts';
import { shownLanguage } from '../localized.ts';
import { type LocalizedText, localizedText } from '../primitives.ts';
import standard from './consent-texts.json' with { type: 'json' };

/** Forms with personal data: articles of the customer board, and inquiries. */
const consentForms = ['article', 'inquiry'] as const;
export type ConsentForm = (typeof consentForms)[number];
/** Each requires separate consent: health data is never combined with the rest. */
export const consentKinds = ['personal', 'health'] as const;
export type ConsentKind = (typeof consentKinds)[number];
/** The information that the law requires: what is collected, why, for how long, and the consequences of refusing. */
export const consentParts = ['items', 'purpose', 'retention', 'refusal'] as const;
type ConsentPart = (typeof consentParts)[number];

const consentText = z.strictObject({
  items: localizedText.optional(),
  purpose: localizedText.optional(),
  retention: localizedText.optional(),
  refusal: localizedText.optional(),
});
const ofForm = z.strictObject({ personal: consentText.optional(), health: consentText.optional() });

/** The partner's own texts. Each part overrides the standard one (`consent-texts.json`). */
export const consentTexts = z.strictObject({ article: ofForm.optional(), inquiry: ofForm.optional() });
export type ConsentTexts = z.infer<typeof consentTexts>;

/** A text for one language. `lang`: the actual language of each part. */
export type ConsentText = Record<ConsentPart, { text: string; lang: LanguageCode }>;

type Where = { form: ConsentForm; kind: ConsentKind; locale: LanguageCode; mainLocale: LanguageCode };

/**
 * The text that visitors of a page in this language agree to. Missing parts fall back to the partner's main language.
 */
export function consentTextOf(
  own: ConsentTexts | null | undefined,
  { form, kind, locale, mainLocale }: Where,
): ConsentText {
  const partText = (part: ConsentPart) => {
    const text: Exclude<LocalizedText, string> = inMainLanguage(
      own?.[form]?.[kind]?.[part] ?? standard[form][kind][part],
      mainLocale,
    );
    const lang = shownLanguage(text, locale, mainLocale) ?? locale;
    return { text: text[lang] ?? '', lang };
  };
  return {
    items: partText('items'),
    purpose: partText('purpose'),
    retention: partText('retention'),
    refusal: partText('refusal'),
  };
}

const inMainLanguage = (text: LocalizedText, mainLocale: LanguageCode) =>
  typeof text === 'string' ? { [mainLocale]: text } : text;

/** The input of a text's version hash: equal texts for the same purpose have the same version. */
export const consentDigestInput = (form: ConsentForm, kind: ConsentKind, text: ConsentText): string =>
  JSON.stringify([form, kind, ...consentParts.map((part) => text[part].text)]);

/** Message codes, which each catalog translates. */
export const consentMessages = {
  personal: { required: 'CONSENT_PERSONAL_REQUIRED', changed: 'CONSENT_PERSONAL_CHANGED' },
  health: { required: 'CONSENT_HEALTH_REQUIRED', changed: 'CONSENT_HEALTH_CHANGED' },
} as const;

const version = (kind: ConsentKind) =>
  z
    .string({ error: consentMessages[kind].required })
    .min(1, consentMessages[kind].required)
    .max(64)
    .describe('The version of the accepted text: the first 128 bits of its SHA-256, base64url.');

/** A visitor's consent: the version of each accepted text. */
export const consent = z.object(
  { personal: version('personal'), health: version('health') },
  { error: consentMessages.personal.required },
);
export type Consent = z.infer<typeof consent>;
