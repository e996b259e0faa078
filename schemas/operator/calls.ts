import { contentCalls } from './content-calls.ts';
import { documentCalls } from './document-calls.ts';
import { entryCalls } from './entry-calls.ts';
import { inboxCalls } from './inbox-calls.ts';
import { instanceCalls } from './instance-calls.ts';
import { mailCalls } from './mail-calls.ts';
import { measurementCalls } from './measurement-calls.ts';
import { memberCalls } from './member-calls.ts';
import { popupCalls } from './popup-calls.ts';
import { sectionCalls } from './section-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { tokenCalls } from './token-calls.ts';

/**
 * Every call of the operator API: routes of the backend, clients and OpenAPI are derived from this table. The command line
 * and the console use no other way.
 */
export const operatorCalls = {
  ...sessionCalls,
  ...tokenCalls,
  ...memberCalls,
  ...instanceCalls,
  ...mailCalls,
  ...documentCalls,
  ...inboxCalls,
  ...contentCalls,
  ...popupCalls,
  ...entryCalls,
  ...settingsCalls,
  ...sectionCalls,
  ...measurementCalls,
};
export type OperatorCallName = keyof typeof operatorCalls;

/** With the value `session`, the call is refused to tokens of the command line: the console's cookie holds none. */
export const sessionKindHeader = 'session-kind';

/**
 * The id of the operator that a window of the console was loaded for. Another operator's session is refused with 401: after
 * a sign-in in another tab, nothing is read or written under the wrong name.
 */
export const expectedOperatorHeader = 'expected-operator';

/** A new token for the session, sent when the old one is due for rotation. The old one works for another minute. */
export const sessionTokenHeader = 'session-token';
