import { z } from 'zod';
import { plainName } from '../display-name.ts';
import { isoDateTime } from '../primitives.ts';
import { ofPartner } from './member-calls.ts';
import { operatorCall } from './operator-call.ts';

/** Characters of a saved section as JSON. */
const maxSectionLength = 64_000;

/** Levels of a saved section: nodes in slots of nodes, with lists of objects in their data. */
const maxDepth = 40;

/**
 * A node as it is copied and saved: what is inside of `data` is checked when a document with it is. Its id is renewed where
 * it is inserted.
 */
export const copiedNode = z
  .looseObject({
    type: z.string().min(1).max(100),
    v: z.int().positive(),
    data: z.record(z.string(), z.unknown()),
    slots: z.record(z.string(), z.array(z.unknown())).optional(),
  })
  .refine((node) => isShallow(node, maxDepth) && JSON.stringify(node).length <= maxSectionLength, {
    error: `expected at most ${maxSectionLength} characters and ${maxDepth} levels`,
  });
export type CopiedNode = z.infer<typeof copiedNode>;

/** Whether nothing is nested deeper than this. It never goes deeper itself. */
const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)));

const savedSection = z.strictObject({
  id: z.int().positive(),
  name: z.string(),
  node: copiedNode,
  savedAt: isoDateTime,
  savedBy: z.string().describe('Name of the operator at that time.'),
});
export type SavedSection = z.infer<typeof savedSection>;

export const sectionCalls = {
  savedSections: operatorCall({
    name: 'savedSections',
    method: 'GET',
    path: '/operator/partners/{code}/sections',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    response: z.strictObject({ rows: z.array(savedSection) }),
    summary: 'Sections that the team saved to use again, newest first',
  }),
  saveSection: operatorCall({
    name: 'saveSection',
    method: 'POST',
    path: '/operator/partners/{code}/sections',
    access: 'editor',
    params: z.strictObject(ofPartner),
    body: z.strictObject({ name: plainName(80), node: copiedNode }),
    response: z.strictObject({ section: savedSection }),
    summary: 'Save a section to use it again',
  }),
  deleteSection: operatorCall({
    name: 'deleteSection',
    method: 'DELETE',
    path: '/operator/partners/{code}/sections/{id}',
    access: 'editor',
    params: z.strictObject({ ...ofPartner, id: z.coerce.number().int().positive() }),
    response: z.strictObject({ done: z.literal(true) }),
    summary: 'Delete a saved section; pages that have a copy stay as they are',
  }),
  presence: operatorCall({
    name: 'presence',
    method: 'POST',
    path: '/operator/partners/{code}/presence',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    body: z.strictObject({
      isHere: z
        .boolean()
        .describe('False when the document is closed. Without a call for 45 s one counts as gone.'),
      draft: z.int().positive().nullable().default(null).describe('The draft that is open.'),
    }),
    response: z.strictObject({
      others: z.array(
        z.strictObject({ name: z.string(), seenAt: isoDateTime, draft: z.int().positive().nullable() }),
      ),
    }),
    summary: "Tell that one has the partner's document open, and learn who else has",
  }),
};
