import { z } from 'zod';
import { isoDateTime, languageCode } from '../primitives.ts';
import { homepageConfig } from '../site/homepage-config.ts';
import { finding, jsonPath, operatorText } from './finding.ts';
import { documentText } from './revisions.ts';

/** The route of the site server that renders unsaved documents, on every clinic's host. */
export const previewPath = '/_maru/preview';

/** The attribute of a node's outermost elements, with the node's JSON path (`pages["/"].sections[2]`). */
export const nodeMarker = 'data-maru-node';

const device = z.enum(['PC', 'MOBILE']);
const { homepageType } = homepageConfig.shape;

/** The body of `POST /_maru/preview`. It needs a `frame` token: `authorization: Bearer <token>`. */
export const previewRequest = z.strictObject({
  document: documentText.optional().describe('Without it, the published document.'),
  path: z
    .string()
    .max(2_000)
    .regex(/^\//)
    .default('/')
    .describe('Path and query of the page, without a language.'),
  language: languageCode.optional().describe("The partner's main language by default."),
  device: device.optional().describe('For the explanation: the width of the frame decides what is shown.'),
  homepageType: homepageType.unwrap().optional().describe('Instead of the configured one.'),
  now: isoDateTime.optional().describe('The instant to show instead of the present.'),
  markers: z.boolean().default(false).describe(`Whether nodes carry \`${nodeMarker}\`.`),
});
export type PreviewRequest = z.infer<typeof previewRequest>;

/** Where the answer of a source came from. If the site has no fresh answer, the preview reads it from the backend. */
const sourceReport = z.strictObject({
  name: z.string(),
  title: operatorText,
  params: z.record(z.string(), z.json()),
  cache: z
    .enum(['hit', 'stale', 'miss', 'error'])
    .describe("The site's own copy: fresh, too old, none. `error`: the answer could not be read."),
  milliseconds: z.number().nonnegative(),
  error: z.string().optional(),
  rows: z
    .strictObject({
      count: z.int().nonnegative().describe('In all, also those on other pages of the list.'),
      first: z.array(z.string()).max(5).describe('Titles of the first rows.'),
    })
    .nullable()
    .describe('What a list answered; null for a single entry and for reads that failed.'),
  followsNow: z
    .boolean()
    .describe('False if the backend leaves out what is not shown at present, whatever `now` is.'),
});
export type SourceReport = z.infer<typeof sourceReport>;

const hiddenReasons = [
  'hidden',
  'language',
  'date',
  'device',
  'homepage-type',
  'page',
  'emptied',
  'parent',
  'not-needed',
  'no-rows',
  'nothing',
  'read-failed',
  'error',
] as const;

/** A node of the page, shown or not. */
const nodeExplanation = z.strictObject({
  path: jsonPath,
  marker: z.string().describe(`The value of \`${nodeMarker}\`.`),
  place: operatorText.describe('Such as "Header", "Section 3", or "Header › Start 1" for a node in a slot.'),
  origin: z.enum(['document', 'template']).describe('Which file the path is in.'),
  id: z.string(),
  type: z.string(),
  version: z
    .strictObject({ written: z.int(), current: z.int().nullable() })
    .describe('Of its data in the file, and of the block; null for an unknown block.'),
  source: sourceReport.nullable(),
  state: z.enum(['shown', 'hidden', 'failed']),
  reasons: z.array(z.strictObject({ code: z.enum(hiddenReasons), text: operatorText })),
  milliseconds: z.number().nonnegative().nullable().describe('Rendering it, with the nodes in its slots.'),
});
export type NodeExplanation = z.infer<typeof nodeExplanation>;

export const pageExplanation = z.strictObject({
  page: z.string().describe('Key of the page that is shown.'),
  matched: z.string().nullable().describe('Key of the page that the path names; another one may replace it.'),
  origin: z.enum(['document', 'template']),
  template: z.string(),
  status: z.int(),
  language: languageCode,
  now: isoDateTime,
  head: z
    .strictObject({ title: z.string().describe('Without the clinic.'), description: z.string() })
    .describe(
      'What visitors get in the language shown, from the page, its entry or the defaults of the site.',
    ),
  sources: z.array(sourceReport).describe("The page's own reads."),
  nodes: z.array(nodeExplanation),
  notes: z.array(operatorText),
});
export type PageExplanation = z.infer<typeof pageExplanation>;

/** The answer of `POST /_maru/preview`. */
export const previewAnswer = z.strictObject({
  status: z.int().describe('The status that visitors would get.'),
  html: z.string().describe('The whole document.'),
  problems: z.array(z.string()).describe('One line per node or read that failed.'),
  explanation: pageExplanation,
});
export type PreviewAnswer = z.infer<typeof previewAnswer>;

/** The document cannot be rendered: 422. The findings are the check's findings that stop a site from reading it. */
export const previewRefusal = z.strictObject({
  statusCode: z.literal(422),
  message: z.literal('DOCUMENT_REFUSED'),
  findings: z.array(finding),
});
export type PreviewRefusal = z.infer<typeof previewRefusal>;
