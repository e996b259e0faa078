import type { OperatorCallName } from '#schemas/operator/calls.ts';
import type { ResponseOf } from '../../api/call.ts';
import { objectOf } from '../../editor/document/json-object.ts';

/** An action in the log. */
export type Entry = ResponseOf<'auditLog'>['rows'][number];

/** What a sentence is made of. */
type EntryParts = Pick<Entry, 'before' | 'after'> & {
  /** The subject of the sentence, such as `Kim`. */
  who: string;
  /** The target's two parts: `revision` and `12` for `revision 12`. */
  kind: string;
  which: string;
};

/** The sentences of some actions. Undefined: the entry lacks what its sentence names. */
export type Sentences = Partial<
  Record<OperatorCallName | `user ${string}` | `mail ${string}`, (parts: EntryParts) => string | undefined>
>;

/** A member of an object in the log; undefined for all other values. */
export const memberOf = (value: Entry['before'], name: string): Entry['before'] => objectOf(value)[name];
