import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languageCodes } from '#schemas/language-codes.ts';
import { elementsOf, withoutElements } from '../message-elements.ts';
import type { MessageFile, Texts } from '../message-files.ts';
import type { Violation } from '../violation.ts';

/** Names and abbreviations that are written in Latin letters in every language. */
const everywhere =
  /(?<![A-Za-z])(?:Blog|Channel Talk|FAQ|km|Google|Instagram|KakaoTalk|Kakao|LINE|NAVER|Naver|TalkTalk|T Map|TMAP|SNS|TOP|VAT|WeChat|WhatsApp|YouTube|Vimeo|Facebook|FAX|ID|NEW|PC|URL|PDF)(?![A-Za-z])/g;

/** Letters that only one of our languages uses. */
const hangul = /\p{Script=Hangul}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;
const narrowMark = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][,!?;]/u;
const latinWord = /\p{Script=Latin}{2,}/u;

/** Scripts that texts of a language must not use: such text is untranslated. */
const foreign: Record<string, [script: RegExp, name: string][]> = {
  ko: [
    [kana, 'Japanese'],
    [latinWord, 'English'],
  ],
  en: [
    [hangul, 'Korean'],
    [kana, 'Japanese'],
    [han, 'Chinese characters'],
  ],
  ja: [
    [hangul, 'Korean'],
    [latinWord, 'English'],
    [narrowMark, 'punctuated in Western marks'],
  ],
  zh: [
    [hangul, 'Korean'],
    [narrowMark, 'punctuated in Western marks'],
    [kana, 'Japanese'],
    [latinWord, 'English'],
  ],
};

/** Every message has a text in each of the four languages, in that language, and all texts take the same arguments. */
export function checkCatalogs(files: readonly MessageFile[]): Violation[] {
  return files.flatMap(({ path, messages }) =>
    Object.entries(messages).flatMap(([key, texts]) =>
      problemsOf(texts).map(([found, remedy]) => ({
        file: path,
        found: `"${key}" ${found}`,
        rule: 'Every message has a text in Korean, English, Japanese and Chinese',
        remedy,
      })),
    ),
  );
}

type Problem = [found: string, remedy: string];

function problemsOf(texts: Texts): Problem[] {
  const problems: Problem[] = Object.keys(texts)
    .filter((code) => !(languageCodes as readonly string[]).includes(code))
    .map((code) => [`has a text in "${code}"`, `Keep ${languageCodes.join(', ')} alone.`]);
  const shapes = new Map<string, string>();
  const elements = new Map<string, string>();
  for (const code of languageCodes) {
    const text = texts[code];
    if (typeof text !== 'string' || text.trim() === '') {
      problems.push([`has no text in ${code}`, `Translate it into ${code}.`]);
      continue;
    }
    if (code !== 'en' && /\{\s*\w+\s*,\s*plural\b/.test(text))
      problems.push([
        `has plural forms in ${code}: "${text}"`,
        'Write its only form, and give “none” a message of its own. The first plural in a page delays a tap by some 30 ms.',
      ]);
    const compiled = compileMessage(text);
    const words = withoutElements(wordsOf(compiled));
    // What the parser refuses comes back as it was, braces and all.
    if (/[{}]/.test(words)) {
      problems.push([`cannot be read in ${code}: "${text}"`, 'Write it in ICU MessageFormat.']);
      continue;
    }
    if (/[<>]/.test(words)) {
      problems.push([`has an element left open in ${code}: "${text}"`, 'Write <name>…</name> or <name/>.']);
      continue;
    }
    shapes.set(code, argumentsOf(compiled).join(', '));
    elements.set(code, elementsOf(text).join(''));
    problems.push(...foreignWords(code, words));
  }
  const wanted = shapes.get('en');
  for (const [code, shape] of shapes)
    if (shape !== wanted)
      problems.push([
        `takes {${shape}} in ${code} and {${wanted}} in en`,
        'Name the same arguments in every language.',
      ]);
  for (const [code, found] of elements)
    if (found !== elements.get('en'))
      problems.push([
        `has the elements "${found}" in ${code} and "${elements.get('en')}" in en`,
        'Use the same elements in every language.',
      ]);
  return problems;
}

function foreignWords(code: string, words: string): Problem[] {
  const own = words.replaceAll(everywhere, ' ');
  return (foreign[code] ?? []).flatMap(([script, name]): Problem[] =>
    script.test(own) ? [[`is ${name} in ${code}: "${words}"`, `Translate it into ${code}.`]] : [],
  );
}

/** Unique names of the arguments that a compiled message takes, including those in plural branches. */
function argumentsOf(compiled: unknown): string[] {
  const names = new Set<string>();
  const walk = (part: unknown) => {
    if (!Array.isArray(part)) return;
    for (const token of part) {
      if (!Array.isArray(token)) continue;
      names.add(String(token[0]));
      if (token[2] && typeof token[2] === 'object') Object.values(token[2]).forEach(walk);
    }
  };
  walk(compiled);
  return [...names].sort();
}

/** The literal text of a compiled message, without its arguments. */
function wordsOf(compiled: unknown): string {
  if (typeof compiled === 'string') return compiled;
  if (!Array.isArray(compiled)) return '';
  return compiled
    .map((token) => {
      if (typeof token === 'string') return token;
      const branches = Array.isArray(token) && typeof token[2] === 'object' ? token[2] : {};
      return Object.values(branches ?? {})
        .map(wordsOf)
        .join(' ');
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
