import { type Check, visibleTexts } from './checks.ts';
import { isForeign, messageKeys, neutral } from './localized-texts.ts';

const errors: [RegExp, string][] = [
  [/\bplural,|\bselect,|\$\{|\{\s*\w+\s*,/, 'a message that was not compiled'],
  [/<\/?[a-z][a-z0-9]*[\s>/]/i, 'markup as text'],
  [/&(amp|lt|gt|quot|#\d+|#x[\da-f]+);/i, 'a text escaped twice'],
  [/Invalid Date|\uFFFD/, 'a value that could not be read'],
];

/** Texts are intact: no message key, no markup, nothing escaped twice. */
export const textsAreWhole: Check = (page) =>
  visibleTexts(page).flatMap(({ text }) => [
    ...errors
      .filter(([pattern]) => pattern.test(text))
      .map(([, what]) => `shows ${what}: "${text.slice(0, 80)}"`),
    ...(messageKeys.has(text) ? [`shows the key of a message: "${text}"`] : []),
  ]);

/** No text is literally a product's or a partner's text in another language for the same place. */
export const showsNoTranslation: Check = (page) => {
  const searched = new URLSearchParams(page.address.split('?')[1]).get('keyword');
  return visibleTexts(page).flatMap(({ text, element }) => {
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? page.language;
    const words = text.replace(/\s+/g, ' ');
    if (!isForeign(words, lang) || neutral.has(words) || (searched && words.includes(searched))) return [];
    return [
      `shows "${words.slice(0, 80)}", which is not ${lang}, in ${element.className || element.localName}`,
    ];
  });
};
