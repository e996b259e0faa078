import { z } from 'zod';
import { type ContentListName, contentListNames } from '../content/lists.ts';
import { languageCode } from '../primitives.ts';
import { pageSize, plainOffset } from '../text-numbers.ts';
import { mediaPlace, type PickerKind } from './content-calls.ts';
import { ofPartner } from './member-calls.ts';
import { formKey, operatorCall, refusalBody } from './operator-call.ts';

/** Lists whose entries are changed one by one. Popups have calls of their own. */
export type EditableList = Exclude<ContentListName, 'popups'>;
export const editableLists = contentListNames.filter((name): name is EditableList => name !== 'popups');
const editableList = z.enum(editableLists);

/** Lists whose entries belong to entries of another kind, by which they are filtered. */
export const groupingKinds = {
  products: 'categories',
  faqs: 'faqCategories',
  boardArticles: 'boardTypes',
} as const satisfies Partial<Record<EditableList, PickerKind>>;

/** Characters of an entry: a long text in four languages has some 100,000. */
const longestEntry = 300_000;

/** The fields of an entry as in the content files, without its id. Which ones there are depends on the list. */
const entryFields = z
  .record(z.string(), z.json())
  .refine(
    (entry) => JSON.stringify(entry).length <= longestEntry,
    `expected at most ${longestEntry} characters`,
  );

const entryVersion = z.string().max(100).describe('Changes with every save.');

/** An entry as operators edit it. */
const contentEntry = z.strictObject({
  id: z.int().positive(),
  version: entryVersion,
  entry: entryFields,
});
export type ContentEntryAnswer = z.infer<typeof contentEntry>;

const entryMark = z.enum(['pinned', 'secret', 'coming', 'ended']);

const entryRow = z.strictObject({
  id: z.int().positive(),
  title: z.string(),
  detail: z.string().describe('Such as a price, a day or a period; may be empty.'),
  picture: z
    .string()
    .nullable()
    .describe('Address of the picture that lists show; null if the entry has none, or none of its list has.'),
  untranslated: z
    .array(languageCode)
    .describe('Languages whose visitors get the entry in the main language, for lack of a translation.'),
  marks: z
    .array(entryMark)
    .describe('Above the others, for those alone who know its address, or not within its period now.'),
});
export type EntryRow = z.infer<typeof entryRow>;

/** Why an entry is refused, at a field of it. */
const entryIssue = z.strictObject({
  path: z.array(z.union([z.string(), z.int()])),
  problem: z
    .enum(['invalid', 'main-language', 'picture', 'reference', 'loop', 'option-in-use'])
    .describe(
      '`invalid`: see `message`. `main-language`: a text lacks the main language. `picture`: no such picture. `reference`: no such entry or option. `loop`: a category within itself. `option-in-use`: an event has a price for the option at this place.',
    ),
  message: z.string().describe('In English, for developers.'),
});
export type EntryIssue = z.infer<typeof entryIssue>;

/** An entry that names another one. */
const entryUse = z.strictObject({
  list: z.enum(contentListNames),
  id: z.int().positive(),
  title: z.string(),
});
export type EntryUse = z.infer<typeof entryUse>;

const articles = z
  .int()
  .nonnegative()
  .describe(
    'Articles of visitors on it, hidden ones too: a board cannot be deleted before they are. 0 for all else.',
  );
const ofList = z.strictObject({ ...ofPartner, list: editableList });
const ofEntry = ofList.extend({ id: z.coerce.number().int().positive() });
const done = z.strictObject({ done: z.literal(true) });
const inUseCode = z.enum(['ENTRY_IN_USE', 'BOARD_HAS_ARTICLES']);
const inUse = refusalBody(409, 'ENTRY_IN_USE', { uses: z.array(entryUse), articles }).extend({
  code: inUseCode.describe('`BOARD_HAS_ARTICLES`: nothing but articles of visitors is in the way.'),
  message: inUseCode,
});
const changed = refusalBody(409, 'ENTRY_CHANGED', { present: contentEntry });
const invalid = refusalBody(422, 'ENTRY_INVALID', { issues: z.array(entryIssue) });
const body = z.strictObject({ entry: entryFields });

export const entryCalls = {
  contentEntries: operatorCall({
    name: 'contentEntries',
    method: 'GET',
    path: '/operator/partners/{code}/content/{list}',
    access: 'viewer',
    params: ofList.extend({
      search: z.string().max(100).default(''),
      group: z.coerce
        .number()
        .int()
        .positive()
        .optional()
        .describe('Only entries of this category or board, in lists that have some.'),
      offset: plainOffset().pipe(z.number().max(20_000)).default(0),
      limit: pageSize(100, 50),
    }),
    response: z.strictObject({ rows: z.array(entryRow), count: z.int().nonnegative() }),
    summary: 'Entries of a list: notices, staff, treatments …, in the order in which they are shown',
  }),
  contentEntry: operatorCall({
    name: 'contentEntry',
    method: 'GET',
    path: '/operator/partners/{code}/content/{list}/{id}',
    access: 'viewer',
    params: ofEntry,
    response: contentEntry,
    summary: 'An entry with its texts in every language',
  }),
  createContentEntry: operatorCall({
    name: 'createContentEntry',
    method: 'POST',
    path: '/operator/partners/{code}/content/{list}',
    access: 'publisher',
    params: ofList,
    body: body.extend({ key: formKey }),
    response: contentEntry,
    refusals: { 409: changed, 422: invalid },
    summary: 'Add an entry after the others; visitors see it at once, without a publication',
  }),
  saveContentEntry: operatorCall({
    name: 'saveContentEntry',
    method: 'PUT',
    path: '/operator/partners/{code}/content/{list}/{id}',
    access: 'publisher',
    params: ofEntry,
    body: body.extend({ version: entryVersion }),
    response: contentEntry,
    refusals: { 409: changed, 422: invalid },
    summary: 'Change an entry for visitors; a late save is refused, and never overwrites',
  }),
  deleteContentEntry: operatorCall({
    name: 'deleteContentEntry',
    method: 'DELETE',
    path: '/operator/partners/{code}/content/{list}/{id}',
    access: 'publisher',
    params: ofEntry,
    response: done.extend({ version: entryVersion.describe('Of the entry as it was, to restore it.') }),
    refusals: { 409: inUse },
    summary: 'Delete an entry that no other entry names, nor an article of a visitor',
  }),
  contentEntryUses: operatorCall({
    name: 'contentEntryUses',
    method: 'GET',
    path: '/operator/partners/{code}/content/{list}/{id}/uses',
    access: 'viewer',
    params: ofEntry,
    response: z.strictObject({
      uses: z.array(entryUse).describe('Entries that name it: it cannot be deleted. At most 20.'),
      articles,
      places: z
        .array(mediaPlace)
        .describe(
          'Links to its page, and sources of documents that name it. It may be deleted nevertheless.',
        ),
    }),
    summary: 'What names an entry, and what leads to it: content, popups, settings, answers and documents',
  }),
  restoreContentEntry: operatorCall({
    name: 'restoreContentEntry',
    method: 'POST',
    path: '/operator/partners/{code}/content/{list}/{id}/restore',
    access: 'publisher',
    params: ofEntry,
    body: z.strictObject({ version: entryVersion }),
    response: contentEntry,
    refusals: {
      409: refusalBody(409, 'ENTRY_CHANGED', { present: contentEntry }),
      422: invalid,
    },
    summary: 'Bring a deleted entry back under its number and in its place',
  }),
  orderContentEntries: operatorCall({
    name: 'orderContentEntries',
    method: 'PUT',
    path: '/operator/partners/{code}/content-order/{list}',
    access: 'publisher',
    params: ofList,
    body: z.strictObject({ ids: z.array(z.int().positive()).max(20_000) }),
    response: done,
    summary: 'Put the entries of a list into an order, where visitors see them in one',
  }),
};
