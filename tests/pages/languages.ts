import { type Check, visibleTexts } from './checks.ts';

const scripts = {
  hangul: /\p{Script=Hangul}/u,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  han: /\p{Script=Han}/u,
};

/** Scripts that a page in a language must not use, and one of which its sentences contain at least one character. */
const writing: Record<string, { foreign: (keyof typeof scripts)[]; own?: RegExp }> = {
  ko: { foreign: ['kana'], own: scripts.hangul },
  en: { foreign: ['hangul', 'kana', 'han'] },
  ja: { foreign: ['hangul'], own: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u },
  zh: { foreign: ['hangul', 'kana'], own: scripts.han },
};

/** Language names in their own language. */
const languageNames = /한국어|日本語|中文|English/g;
/** The page of a visitor's article: its title is in the header as well. */
const isByVisitor = /\/cscenter\/boards\/\d+\/detail\//;
/** Three lower-case words are a sentence, not a name. */
const sentence = /(?:\b[a-z]{2,}\b[\s,]+){2,}[a-z]{2,}\b/;
/** Written by visitors, in whatever language they write. */
const byVisitors =
  '.CustomerArticle, .CustomerArticleList, [class*="CustomerArticle"], [class*="CustomerBoard"]';

/**
 * Texts in another language than the page's. Elements with their own `lang` are intentional, and so is text by
 * visitors.
 */
export const foreignTexts: Check = (page) => {
  const { foreign = [], own } = writing[page.language] ?? {};
  const title = isByVisitor.test(page.address) && page.document.querySelector('main h1')?.textContent?.trim();
  return visibleTexts(page).flatMap(({ text, element }) => {
    const marked = element.closest('[lang]')?.getAttribute('lang');
    if ((marked && marked !== page.language) || element.closest(byVisitors) || text === title) return [];
    const remaining = text.replace(languageNames, '');
    const script = foreign.find((name) => scripts[name].test(remaining));
    if (script)
      return [`shows ${script}: "${text.slice(0, 60)}" in ${element.className || element.localName}`];
    return own && !own.test(remaining) && sentence.test(remaining)
      ? [`shows English: "${text.slice(0, 60)}" in ${element.className || element.localName}`]
      : [];
  });
};
