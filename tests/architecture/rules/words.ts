import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/** Words that newcomers have to guess at, with the field's terms. */
const remedies: Record<string, string> = {
  patience: 'Name the number by what it is: timeoutMs, delayMs.',
  whoever: 'Name them: callers, visitors, code that …',
  say: 'Use return, state, name or report.',
  says: 'Use returns, states, names or reports.',
  said: 'Use returned, stated, named or reported.',
  kept: 'Use cached, stored, retained or unchanged.',
  mend: 'Use fix or repair.',
  mends: 'Use fixes or repairs.',
  mended: 'Use fixed or repaired.',
  mending: 'Use fixing or repairing.',
  rendition: 'Use render.',
  renditions: 'Use renders.',
  wakers: 'Use events.',
  speaker: 'Name the translation.',
  junk: 'Use invalid response.',
  mistake: 'Use error, or finding where it has a level.',
  mistakes: 'Use errors, or findings where they have levels.',
};

/** British spellings. */
const british =
  /^(un)?(colou|behaviou|neighbou|favou|honou)r|^(centre|grey|licence|catalogue)[sd]?$|^unlabelled$|(normal|serial|initial|optim|minim|recogn|custom|local|summar|synchron|author|organ|prior|sanit)i(ti)?s(e[drs]?|ers|ing|ation)$/;
const american =
  'Spell it as the web platform does, in American English: color, behavior, center, normalize.';

const remedyOf = (word: string): string | undefined =>
  Object.hasOwn(remedies, word) ? remedies[word] : british.test(word) ? american : undefined;

/** In code `cancelled` is a status of revisions, which the API has. */
const britishInTexts = /^(un)?(cancel|label|travel|model)l(ed|ing)$|^whilst$/;

const rule = 'Names and comments use the field’s standard terms';

/** Finds words of the list in names of files, in identifiers and in comments of TypeScript, scripts and styles. */
export function checkWords(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path, text }) => {
    const found: { word: string; line: number }[] = [];
    const look = (words: string[], offset: number) => {
      for (const word of words)
        if (remedyOf(word)) found.push({ word, line: text.slice(0, offset).split('\n').length });
    };
    look(partsOf(basename(path).split('.', 1)[0] ?? ''), 0);
    if (path.endsWith('.css'))
      for (const { 0: comment, index } of text.matchAll(/\/\*[\s\S]*?\*\//g)) look(wordsOf(comment), index);
    if (/\.(tsx?|mjs)$/.test(path)) {
      const { program, comments } = parseSync(path, text);
      for (const { value, start } of comments) look(wordsOf(value), start);
      new Visitor({ Identifier: ({ name, start }) => look(partsOf(name), start) }).visit(program);
    }
    return unique(found).map(({ word, line }) => ({
      file: `${path}:${line}`,
      found: `has the word "${word}"`,
      rule,
      remedy: remedyOf(word) as string,
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

const wordsOf = (prose: string): string[] => prose.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The words of an identifier or a file name: `keptPages`, `kept-pages` and `KEPT_PAGES` have two. */
const partsOf = (name: string): string[] => wordsOf(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));

const unique = (found: { word: string; line: number }[]) => [
  ...new Map(found.map((one) => [`${one.line} ${one.word}`, one])).values(),
];
