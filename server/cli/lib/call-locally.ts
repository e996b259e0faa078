import { type OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import type { OperatorCall } from '#schemas/operator/operator-call.ts';
import { readPartner } from '#server/backend/context/partner-of-origin.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import { parseRequest } from '#server/backend/http/parse.ts';
import { type Action, recordAction } from '#server/backend/operator/context/audit.ts';
import type { SignedInOperator } from '#server/backend/operator/context/operator-context.ts';
import type { OperatorServices } from '#server/backend/operator/context/services.ts';
import { operatorHandlers } from '#server/backend/operator/handlers.ts';

type AnyHandler = (context: object, params: unknown, body: unknown) => Promise<unknown>;

/** The command line may do everything: it opens the database itself. */
const commandLine = (language: OperatorLanguage): SignedInOperator => ({
  id: 0,
  email: '',
  name: 'command line',
  language,
  isInstanceAdministrator: true,
});

type LocalCall = { name: OperatorCallName; params: object; body: unknown; language: OperatorLanguage };

/**
 * Makes a call of the operator API on a database directly, for the command line: the same handlers, without a session.
 * @throws Refusal or OperatorRefusal as the route would answer
 */
export async function callLocally(
  db: Database,
  services: OperatorServices,
  { name, params: given, body: givenBody, language }: LocalCall,
): Promise<unknown> {
  const call: OperatorCall = operatorCalls[name];
  const handle = operatorHandlers[name] as AnyHandler;
  const params = parseRequest(call.params, given);
  const body = call.body ? parseRequest(call.body, givenBody) : givenBody;
  const operator = commandLine(language);
  const partner = call.path.includes('{code}')
    ? await partnerOf(db, (given as { code?: string }).code)
    : undefined;
  const now = Date.now();
  const context = {
    ...services,
    partner,
    role: 'administrator',
    operator,
    record: (transaction: Database, action: Action) =>
      recordAction(transaction, { call: name, now, operator, partner }, action),
    session: { id: 0, kind: 'token', expiresAt: Number.MAX_SAFE_INTEGER },
    db,
    call: name,
    now,
    address: '127.0.0.1',
    userAgent: 'maru',
    language,
  };
  return call.response.parse(await handle(context, params, body));
}

async function partnerOf(db: Database, code = '') {
  const row = await db
    .selectFrom('partners')
    .where('code', '=', storable(code))
    .selectAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return readPartner(row);
}
