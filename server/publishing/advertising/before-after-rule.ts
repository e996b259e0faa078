import type { OperatorText } from '#schemas/operator/finding.ts';
import { picturesInData } from '../pictures/pictures-in-data.ts';
import { defineRule, type RuleDefinition } from '../rule.ts';
import { textEntries } from '../texts/text-entries.ts';
import { type Country, countryOf } from './country-of.ts';
import { aboutLaw, clinicIn, type LegalSource } from './phrase-rule.ts';
import { findPhrase, type PhraseKind } from './phrases.ts';
import { requiredWords } from './required-words.ts';
import { missingKinds } from './texts-together.ts';

/** Names of picture files that show a state before or after a treatment. */
const pictureName = /\/(?:before|after|bna|ba)[-_]?\d*[^/]*$/i;

/** Makes a rule about pictures before and after a treatment, which a country allows beside some words only. */
export const beforeAfterRule = (rule: {
  country: Country;
  required: readonly PhraseKind[];
  title: OperatorText;
  about: OperatorText;
  source: LegalSource;
  /** Descriptions of an example gallery that have the required words, and that do not. */
  passing: readonly object[];
  failing: readonly object[];
}): RuleDefinition =>
  defineRule({
    level: 'warning',
    title: rule.title,
    about: aboutLaw(rule.about, rule.source),
    *check({ texts, nodes, partner }) {
      if (!partner || countryOf(partner) !== rule.country) return;
      for (const { node, path } of nodes) {
        const own = textEntries(texts.filter((text) => text.node?.node === node));
        const pictures = picturesInData(nodes.filter((one) => one.node === node));
        const isShown =
          pictures.length > 0 &&
          (pictures.some(({ picture }) => pictureName.test(picture.url.split('?')[0] ?? '')) ||
            own.some(({ value, language }) => findPhrase('beforeAfter', value, language)));
        if (!isShown) continue;
        const language = partner.languages.find((code) => missingKinds(rule.required, own, code).length > 0);
        if (!language) continue;
        const missing = requiredWords(missingKinds(rule.required, own, language));
        yield {
          path: [...path, 'data'],
          message: {
            ko: `시술 전후 사진 옆에 있어야 할 문구가 없습니다 (${language}): ${missing.ko}`,
            en: `Pictures before and after a treatment lack words beside them (${language}): ${missing.en}`,
          },
          remedy: {
            ko: '이 블록의 설명에 모든 언어로 추가하세요.',
            en: 'Add them to the description of this block, in every language.',
          },
        };
      }
    },
    examples: {
      passing: [
        ...rule.passing.map((description) => ({
          document: gallery(description),
          partner: clinicIn(rule.country),
        })),
        { document: gallery(undefined, 'space'), partner: clinicIn(rule.country) },
      ],
      failing: [undefined, ...rule.failing].map((description) => ({
        document: gallery(description),
        partner: clinicIn(rule.country),
        at: 'pages["/landing"].sections[0].data',
      })),
    },
  });

function gallery(description: object | undefined, name = 'before-1') {
  const image = {
    url: `/files/demo/${name}.webp`,
    width: 1200,
    height: 800,
    alt: { ko: '피부', en: 'Skin' },
  };
  const data = { ...(description && { description }), items: [{ image }] };
  return { pages: { '/landing': { sections: [{ id: 'records', type: 'SpaceGallery', v: 1, data }] } } };
}
