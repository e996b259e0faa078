import { z } from 'zod';
import type { LanguageCode } from '../language-codes.ts';
import { shownLanguage } from '../localized.ts';
import { type LocalizedText, localizedText } from '../primitives.ts';
import standard from './consent-texts.json' with { type: 'json' };

/** What visitors send about themselves: articles of the customer board, and inquiries. */
export const consentForms = ['article', 'inquiry'] as const;
export type ConsentForm = (typeof consentForms)[number];
/** Each is agreed to by itself: data about health never together with the rest. */
export const consentKinds = ['personal', 'health'] as const;
export type ConsentKind = (typeof consentKinds)[number];
/** What a visitor has to be told: what is collected, why, for how long, and what refusing means. */
export const consentParts = ['items', 'purpose', 'retention', 'refusal'] as const;
export type ConsentPart = (typeof consentParts)[number];

const consentText = z.strictObject({
  items: localizedText.optional(),
  purpose: localizedText.optional(),
  retention: localizedText.optional(),
  refusal: localizedText.optional(),
});
const ofForm = z.strictObject({ personal: consentText.optional(), health: consentText.optional() });

/** The partner's own words, where they replace the standard ones (`consent-texts.json`): each part by itself. */
export const consentTexts = z.strictObject({ article: ofForm.optional(), inquiry: ofForm.optional() });
export type ConsentTexts = z.infer<typeof consentTexts>;

/** A text as it is told in one language; `lang` is the language that it really is in. */
export type ConsentText = Record<ConsentPart, { text: string; lang: LanguageCode }>;

type Where = { form: ConsentForm; kind: ConsentKind; locale: LanguageCode; mainLocale: LanguageCode };

/** What visitors of a page in this language agree to. A part that lacks the language is told in the partner's main one. */
export function consentTextOf(
  own: ConsentTexts | null | undefined,
  { form, kind, locale, mainLocale }: Where,
): ConsentText {
  const told = (part: ConsentPart) => {
    const text: Exclude<LocalizedText, string> = inMainLanguage(
      own?.[form]?.[kind]?.[part] ?? standard[form][kind][part],
      mainLocale,
    );
    const lang = shownLanguage(text, locale, mainLocale) ?? locale;
    return { text: text[lang] ?? '', lang };
  };
  return {
    items: told('items'),
    purpose: told('purpose'),
    retention: told('retention'),
    refusal: told('refusal'),
  };
}

const inMainLanguage = (text: LocalizedText, mainLocale: LanguageCode) =>
  typeof text === 'string' ? { [mainLocale]: text } : text;

/** What the version of a text is made from: the same words for the same purpose are the same version. */
export const consentDigestInput = (form: ConsentForm, kind: ConsentKind, text: ConsentText): string =>
  JSON.stringify([form, kind, ...consentParts.map((part) => text[part].text)]);

/** Codes of the messages, which each catalog turns into the visitor's language. */
export const consentMessages = {
  personal: { required: 'CONSENT_PERSONAL_REQUIRED', changed: 'CONSENT_PERSONAL_CHANGED' },
  health: { required: 'CONSENT_HEALTH_REQUIRED', changed: 'CONSENT_HEALTH_CHANGED' },
} as const;

const version = (kind: ConsentKind) =>
  z
    .string({ error: consentMessages[kind].required })
    .min(1, consentMessages[kind].required)
    .max(64)
    .describe('The version of the text that was agreed to: the first 128 bits of its SHA-256, base64url.');

/** What a visitor agreed to, by the version of each text. */
export const consent = z.object(
  { personal: version('personal'), health: version('health') },
  { error: consentMessages.personal.required },
);
export type Consent = z.infer<typeof consent>;
