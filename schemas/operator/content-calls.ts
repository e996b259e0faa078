import { z } from 'zod';
import { idListParam } from '../api/common.ts';
import { displayName } from '../display-name.ts';
import { isoDateTime } from '../primitives.ts';
import { isServed } from '../served-file.ts';
import { pageSize, plainOffset } from '../text-numbers.ts';
import { jsonPath, operatorText } from './finding.ts';
import { ofPartner } from './member-calls.ts';
import { operatorCall, refusalBody } from './operator-call.ts';
import { revisionNumber } from './revisions.ts';

/** What pickers of the console choose from. */
export const pickerKinds = [
  'products',
  'categories',
  'events',
  'exhibitions',
  'brandings',
  'employees',
  'notices',
  'faqs',
  'faqCategories',
  /** Boards that the clinic writes on. */
  'boardTypes',
  /** Boards that visitors write on. */
  'customerBoards',
  'popups',
] as const;
const pickerKind = z.enum(pickerKinds);
export type PickerKind = z.infer<typeof pickerKind>;

const pickerRow = z.strictObject({
  id: z.int().positive(),
  title: z.string(),
  detail: z.string().describe('Such as a price or a period; may be empty.'),
});

/** A picture of a partner. Its URL is `/files/<code>/<name>?v=<version>`. */
const media = z.strictObject({
  name: z.string(),
  title: z.string().nullable().describe('Name of the uploaded file, in any script; null if it is unknown.'),
  version: z.string(),
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
  uploadedAt: isoDateTime.nullable().describe("Null for files of the partner's folder."),
  uploadedBy: z.string().nullable(),
});
export type Media = z.infer<typeof media>;

export const mediaPlace = z.strictObject({
  where: z
    .string()
    .describe(
      '`published`, `scheduled 3`, `blocked 3`, `draft 3`, `answer 3` (to an article), `section <name>` (saved), `settings`, `clinic` (its facts) or an entry of the content, such as `popup 3`, `notice 3` or `boardArticle 3`.',
    ),
  path: jsonPath.describe('In the document; empty outside of documents.'),
  place: operatorText
    .optional()
    .describe(
      'Where it is in a document, in operators’ words, or the title of an entry; absent if there is none.',
    ),
  isEarlier: z
    .literal(true)
    .optional()
    .describe('It shows an earlier version of the picture, as documents do once it is replaced.'),
});
export type MediaPlace = z.infer<typeof mediaPlace>;

const mediaUse = z.strictObject({ name: z.string(), places: z.array(mediaPlace) });

const done = z.strictObject({ done: z.literal(true) });
const fileName = z.string().max(100).refine(isServed, 'expected the name of a picture, such as lobby.webp');
const ofMedia = z.strictObject({ ...ofPartner, name: fileName });
/** Drawings (SVG) can contain scripts, so they are not uploaded. */
const uploadName = z
  .string()
  .max(100)
  .regex(
    /^[A-Za-z0-9][\w-]*(\.[\w-]+)*\.(jpe?g|png|webp|avif|gif)$/,
    'expected letters, digits, dots, _ and -, ending in .jpg, .jpeg, .png, .webp, .avif or .gif',
  );
const ofUpload = z.strictObject({
  ...ofPartner,
  name: uploadName,
  title: displayName(200)
    .optional()
    .describe('Name of the file, for operators. Without it a new version has that of the one before.'),
});

export const contentCalls = {
  facts: operatorCall({
    name: 'facts',
    method: 'GET',
    path: '/operator/partners/{code}/facts/{kind}',
    access: 'viewer',
    params: z.strictObject({
      ...ofPartner,
      kind: pickerKind,
      ids: idListParam
        .optional()
        .describe('Only these, in any order, at most 100: 1,2,3. Those that do not exist are left out.'),
      search: z.string().max(100).default(''),
      offset: plainOffset().pipe(z.number().max(20_000)).default(0),
      limit: pageSize(100, 50),
    }),
    response: z.strictObject({ rows: z.array(pickerRow), count: z.int().nonnegative() }),
    summary: 'Treatments, events, notices … by id and title',
  }),
  partnerFacts: operatorCall({
    name: 'partnerFacts',
    method: 'GET',
    path: '/operator/partners/{code}/facts',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    response: z.strictObject({
      partner: z.record(z.string(), z.json()),
      marketing: z.record(z.string(), z.json()),
      config: z.record(z.string(), z.json()),
    }),
    summary: 'The present values of what bindings name, in the main language',
  }),
  media: operatorCall({
    name: 'media',
    method: 'GET',
    path: '/operator/partners/{code}/media',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    response: z.strictObject({ rows: z.array(media) }),
    summary: 'Pictures, newest first',
  }),
  mediaUses: operatorCall({
    name: 'mediaUses',
    method: 'GET',
    path: '/operator/partners/{code}/media/{name}/uses',
    access: 'viewer',
    params: ofMedia,
    response: mediaUse.extend({
      archived: z
        .array(revisionNumber)
        .describe('The latest archived revisions that show it. It may be deleted nevertheless.'),
    }),
    summary: 'Where a picture is used, in documents, drafts, content, settings, answers and saved sections',
  }),
  uploadMedia: operatorCall({
    name: 'uploadMedia',
    method: 'PUT',
    path: '/operator/partners/{code}/media/{name}',
    access: 'editor',
    params: ofUpload.extend({
      isNew: z
        .stringbool()
        .default(false)
        .describe('Refuses a name that a picture has already (409 `MEDIA_NAME_TAKEN`).'),
    }),
    upload: true,
    response: z.strictObject({ media }),
    summary:
      'Upload a picture as the body of the request; an existing name gets a new version, which all but site documents show at once if a publisher uploads it',
  }),
  deleteMedia: operatorCall({
    name: 'deleteMedia',
    method: 'DELETE',
    path: '/operator/partners/{code}/media/{name}',
    access: 'editor',
    params: ofUpload.omit({ title: true }),
    response: done,
    refusals: { 409: refusalBody(409, 'MEDIA_IN_USE', mediaUse.shape) },
    summary: 'Delete an uploaded picture that nothing uses',
  }),
};
