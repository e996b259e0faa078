import { periodMessage } from '#schemas/content/common.ts';
import { secondPriceMessage } from '#schemas/content/events.ts';
import { contentLists } from '#schemas/content/lists.ts';
import { textsWithout } from '#schemas/content/texts-without.ts';
import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { EditableList, EntryIssue } from '#schemas/operator/entry-calls.ts';
import { objectOf } from '../../../editor/document/json-object.ts';
import { jsonAt, type Path } from '../../../editor/document/parse-document.ts';

/** What is wrong at a field: what the server finds, and in place of `invalid` why, where that is known. */
export type Issue = {
  path: Path;
  problem: EntryIssue['problem'] | 'missing' | 'days' | 'times' | 'period' | 'second-price';
};

export type Fields = { [key: string]: Json };

/** What the schema of a list finds in an entry, and which texts lack the main language. */
export function issuesOf(list: EditableList, entry: Fields, main: LanguageCode): Issue[] {
  // The server chooses a new entry's id.
  const { data, error } = contentLists[list].entry.safeParse({ ...entry, id: 1 });
  const found = (error?.issues ?? []).map(({ path, message }) => ({
    path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    problem: 'invalid' as const,
    message,
  }));
  if (!data) return placeIssues(found, entry);
  return textsWithout(data, main).map((path) => ({ path, problem: 'main-language' }));
}

/** Issues at the fields where operators can do something about them, each field once. */
export function placeIssues(issues: readonly EntryIssue[], entry: Fields): Issue[] {
  const at = issues.map((issue) => placedIssue(issue, entry));
  return at.filter(
    ({ path }, index) =>
      at.findIndex((other) => JSON.stringify(other.path) === JSON.stringify(path)) === index,
  );
}

function placedIssue({ path, problem, message }: EntryIssue, entry: Fields): Issue {
  if (problem === 'reference' && typeof path.at(-1) === 'number')
    // The entries of a list are one field.
    return { path: path.slice(0, -1), problem };
  if (problem !== 'invalid') return { path, problem };
  const value = path.length === 0 ? entry : jsonAt(entry, path);
  const fields = objectOf(value);
  if (message === 'endDate is before date') return { path: [...path, 'endDate'], problem: 'days' };
  if (message === 'one of the two times is missing')
    return { path: [...path, fields.openAt === undefined ? 'openAt' : 'closeAt'], problem: 'times' };
  if (message === secondPriceMessage) return { path, problem: 'second-price' };
  if (message === periodMessage)
    return {
      path: [...path, fields.isAlways ? 'isAlways' : fields.startAt === undefined ? 'startAt' : 'endAt'],
      problem: 'period',
    };
  return { path, problem: isEmpty(value) ? 'missing' : problem };
}

/** Whether a value is what an empty field leaves. */
const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);
