import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { isTest, type SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';
import { files, names, phrases, verbs, words } from './refused-words.ts';

/** A docstring without the noun that it describes: "Of the site; the main one is first." */
const nounless = /^\*\s+Of\s/;
const noun = 'Name what it is: The languages of the site, main language first.';

/** British spellings. */
const british =
  /^(un)?(colou|behaviou|neighbou|favou|honou)r|^(centre|grey|licence|catalogue)[sd]?$|^unlabelled$|(normal|serial|initial|optim|minim|recogn|custom|local|summar|synchron|author|organ|prior|sanit)i(ti)?s(e[drs]?|ers|ing|ation)$/;
const american =
  'Spell it as the web platform does, in American English: color, behavior, center, normalize.';

/** In code `cancelled` is a status of revisions, which the API has. */
const britishInTexts = /^(un)?(cancel|label|travel|model)l(ed|ing)$|^whilst$/;

const rule = 'Names, comments, documents and English texts use the field’s standard terms';

type Found = { word: string; remedy: string; line: number };

/**
 * Finds words of the list in names of files, in identifiers, comments and English strings of TypeScript and scripts, in
 * comments and names of styles, and in Markdown outside code blocks. Phrases are found in comments and Markdown only.
 */
export function checkWords(sources: SourceFile[]): Violation[] {
  return sources.flatMap(({ path, text }) => {
    const found: Found[] = [];
    const add = (hits: Omit<Found, 'line'>[], offset: number) => {
      if (hits.length === 0) return;
      const line = text.slice(0, offset).split('\n').length;
      found.push(...hits.map((hit) => ({ ...hit, line })));
    };
    const file = basename(path).split('.', 1)[0] ?? '';
    add(Object.hasOwn(files, file) ? [{ word: file, remedy: files[file] as string }] : inName(file), 0);
    const addVerb = (name: string, start: number) => isTest(path) || add(verbOf(name), start);
    addVerb(file, 0);
    if (path.endsWith('.css')) {
      for (const { 0: comment, index } of text.matchAll(cssComments)) add(inComment(comment), index);
      for (const { 0: name, index } of blanked(text, notNames).matchAll(cssNames)) add(inName(name), index);
    }
    if (path.endsWith('.md')) {
      const prose = blanked(text, quotes);
      for (const { 0: line, index } of prose.matchAll(/.+/g)) add(inProse(line), index);
      for (const { index, ...hit } of phrasesIn(prose)) add([hit], index);
    }
    if (/\.(tsx?|mjs)$/.test(path)) {
      const { program, comments } = parseSync(path, text);
      for (const { value, start } of comments) {
        add(inComment(value), start);
        if (nounless.test(value)) add([{ word: 'Of', remedy: noun }], start);
      }
      const readText = (value: string, start: number) => {
        // Also data is in quotes, such as names of colors. Spelling in texts of the console has its own test.
        if (isEnglish(value))
          add(
            inProse(value).filter(({ word }) => !british.test(word)),
            start,
          );
      };
      new Visitor({
        ExportNamedDeclaration: ({ declaration }) => {
          if (declaration?.type === 'FunctionDeclaration' && declaration.id)
            addVerb(declaration.id.name, declaration.id.start);
          if (declaration?.type !== 'VariableDeclaration') return;
          for (const { id, init } of declaration.declarations)
            if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
              addVerb(id.name, id.start);
        },
        Identifier: ({ name, start }) => add(inName(name), start),
        Literal: ({ value, start }) => {
          if (typeof value === 'string') readText(value, start);
        },
        TemplateElement: ({ value, start }) => readText(value.cooked ?? '', start),
        JSXText: ({ value, start }) => readText(value, start),
      }).visit(program);
    }
    return unique(found).map(({ word, remedy, line }) => ({
      file: `${path}:${line}`,
      found: `has the word "${word}"`,
      rule,
      remedy,
    }));
  });
}

/** Finds British spellings in texts of the console: in the English catalog that Lingui extracts. */
export function checkSpelling({ path, text }: SourceFile): Violation[] {
  return text.split('\n').flatMap((line, index) =>
    wordsOf(/^msgid "(.*)"$/.exec(line)?.[1]?.replaceAll(/<\/?\d+\/?>|[\w-]+\/[\w./-]+/g, ' ') ?? '')
      .filter((word) => british.test(word) || britishInTexts.test(word))
      .map((word) => ({
        file: `${path}:${index + 1}`,
        found: `has the word "${word}"`,
        rule: 'Texts of the console are in American English',
        remedy: 'Write color, center, canceled, and run `npx lingui extract --clean`.',
      })),
  );
}

function inProse(prose: string): Omit<Found, 'line'>[] {
  return wordsOf(prose).flatMap((word) => {
    if (Object.hasOwn(words, word)) return [{ word, remedy: words[word] as string }];
    return british.test(word) ? [{ word, remedy: american }] : [];
  });
}

const phrasesIn = (prose: string): (Omit<Found, 'line'> & { index: number })[] =>
  phrases.flatMap(({ word, form, remedy }) =>
    [...prose.matchAll(form)].map(({ index }) => ({ word, remedy, index })),
  );

/** @param comment its lines may begin with asterisks */
const inComment = (comment: string): Omit<Found, 'line'>[] => [
  ...inProse(comment),
  ...phrasesIn(comment.replace(/\n\s*\*+/g, '\n')).map(({ word, remedy }) => ({ word, remedy })),
];

const hitsByName = new Map<string, Omit<Found, 'line'>[]>();

function inName(name: string): Omit<Found, 'line'>[] {
  const known = hitsByName.get(name);
  if (known) return known;
  const parts = ` ${partsOf(name).join(' ')} `;
  const refused = Object.entries(names).filter(([word]) => parts.includes(` ${word} `));
  const hits = [...inProse(parts), ...refused.map(([word, remedy]) => ({ word, remedy }))];
  hitsByName.set(name, hits);
  return hits;
}

function verbOf(name: string): Omit<Found, 'line'>[] {
  const [word = ''] = /^[a-z]+(?![a-z])/.exec(name) ?? [];
  return Object.hasOwn(verbs, word) ? [{ word, remedy: verbs[word] as string }] : [];
}

const wordsOf = (prose: string): string[] => prose.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The words of an identifier or a file name: `maxPages`, `max-pages` and `MAX_PAGES` have two. */
const partsOf = (name: string): string[] => wordsOf(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));

/** Whether a string is an English text: words with spaces. Code within strings, and Korean or Japanese, are not. */
const isEnglish = (value: string) =>
  /\p{Script=Latin}{2} \p{Script=Latin}/u.test(value) &&
  !/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}=;]/u.test(value);

const cssComments = /\/\*[\s\S]*?\*\//g;

const notNames = /\/\*[\s\S]*?\*\/|\burl\([^)]*\)/g;

/** Classes, custom properties and quoted names, such as font families. */
const cssNames = /\.[A-Za-z][\w-]*|--[\w-]+|"[A-Z][\w ]*"/g;

/** What a document quotes: code blocks, and headings and sentences of the specification in docs/spec-coverage.md. */
const quotes = /```[\s\S]*?```|^## \d+\. .*|^\| \d+\.\d+ \|[^|]*/gm;

/** A text without the passages, whose places stay. */
const blanked = (text: string, passages: RegExp): string =>
  text.replace(passages, (passage) => passage.replace(/[^\n]/g, ' '));

const unique = (found: Found[]) => [
  ...new Map(found.map((one) => [`${one.line} ${one.word}`, one])).values(),
];
