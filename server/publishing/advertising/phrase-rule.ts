import type { LanguageCode } from '#schemas/language-codes.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import type { PartnerFacts } from '../partner-facts.ts';
import { defineRule, type RuleDefinition } from '../rule.ts';
import { readable, textEntries } from '../texts/text-entries.ts';
import { type Country, countryOf } from './country-of.ts';
import { findPhrase, type PhraseKind } from './phrases.ts';

/** A law or guideline, and the day on which its present version took effect. */
export type LegalSource = { name: OperatorText; since: string };

/** Phrases that a country forbids in medical advertising. */
type PhraseRule = {
  country: Country;
  kinds: readonly PhraseKind[];
  /** Texts of these languages only; by default of all. */
  isIn?: (language: LanguageCode | undefined, partner: PartnerFacts) => boolean;
  title: OperatorText;
  about: OperatorText;
  source: LegalSource;
  /** What the phrase is, such as "반드시 낫습니다": a guarantee. */
  phrase: OperatorText;
  remedy: OperatorText;
  /** Texts without and with such a phrase: headings of an example page. */
  passing: readonly (string | object)[];
  failing: readonly (string | object)[];
};

/** What a rule is for, with the law that it comes from. */
export const aboutLaw = (about: OperatorText, { name, since }: LegalSource): OperatorText => ({
  ko: `${about.ko} 근거: ${name.ko} (${since} 시행).`,
  en: `${about.en} Source: ${name.en} (in force since ${since}).`,
});

/** Makes a rule that warns of phrases in the texts of a country's clinics. It does not replace legal advice. */
export const phraseRule = ({
  country,
  kinds,
  isIn,
  title,
  about,
  source,
  phrase,
  remedy,
  ...examples
}: PhraseRule): RuleDefinition =>
  defineRule({
    level: 'warning',
    title,
    about: aboutLaw(about, source),
    *check({ texts, partner }) {
      if (!partner || countryOf(partner) !== country) return;
      for (const entry of textEntries(texts)) {
        if (isIn && !isIn(entry.language, partner)) continue;
        const text = readable(entry);
        const found = kinds.map((kind) => findPhrase(kind, text, entry.language)).find(Boolean);
        if (!found) continue;
        yield {
          path: entry.path,
          message: {
            ko: `"${found}": ${phrase.ko}`,
            en: `"${found}": ${phrase.en}`,
          },
          remedy,
        };
      }
    },
    examples: {
      passing: examples.passing.map((title) => ({ document: pageWith(title), partner: clinicIn(country) })),
      failing: examples.failing.map((title) => ({
        document: pageWith(title),
        partner: clinicIn(country),
        at: `pages["/landing"].sections[0].data.title${languageOf(title)}`,
      })),
    },
  });

/** A page with a heading, for examples. */
export const pageWith = (title: string | object) => ({
  pages: { '/landing': { sections: [{ id: 'intro', type: 'PageIntro', v: 1, data: { title } }] } },
});

/** Facts of an example clinic in a country. */
export const clinicIn = (country: Country): Partial<PartnerFacts> =>
  country === 'KR' ? { timeZone: 'Asia/Seoul' } : { timeZone: 'Asia/Tokyo', currency: 'JPY' };

/** In an example of several languages, the last one fails. */
const languageOf = (title: string | object): string =>
  typeof title === 'string' ? '' : `.${Object.keys(title).at(-1)}`;
