import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const field = (entry: string, name: string) => new RegExp(`^${name} "(.*)"$`, 'm').exec(entry)?.[1];

/** Korean texts by context and English word. */
const korean = new Map(
  read('locales/ko.po')
    .split('\n\n')
    .map((entry) => [`${field(entry, 'msgctxt')}: ${field(entry, 'msgid')}`, field(entry, 'msgstr')]),
);

/** The context in which a file shows a word, by `Trans` or by `t`. */
function contextOf(file: string, word: string): string | undefined {
  const [, element, call] =
    new RegExp(
      `<Trans context="([^"]+)">${word}</Trans>|t\\(\\{ message: '${word}', context: '([^']+)' \\}\\)`,
    ).exec(read(file)) ?? [];
  return element ?? call;
}

test.each([
  ['editor/toolbar/PreviewLink.tsx', 'Open', '열기'],
  ['screens/inbox/list/EntryList.tsx', 'Open', '미처리'],
  ['tour/Tour.tsx', 'Done', '완료'],
  ['ui/pickers/EntriesDialog.tsx', 'Done', '완료'],
  ['screens/inbox/list/EntryList.tsx', 'Done', '처리 완료'],
  ['editor/why/PageWhy.tsx', 'Answer', '응답'],
  ['screens/inbox/entry/ArticleEntry.tsx', 'Answer', '답변'],
  ['screens/measurements/blocked/Refused.tsx', 'Form', '양식'],
  // On phones it stands below the choice “편집”.
  ['editor/site/SideChoice.tsx', 'Form', '양식'],
])('%s shows “%s” as %s', (file, word, translation) => {
  expect(read(file)).toMatch(new RegExp(`\\b${word}\\b`));
  expect(korean.get(`${contextOf(file, word)}: ${word}`)).toBe(translation);
});
