import type { OperatorCall } from '#schemas/operator/operator-call.ts';
import { hasRole, type Role, roles } from '#schemas/operator/roles.ts';
import { type Partner, readPartner } from '#server/backend/context/partner-of-origin.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { type FoundSession, findSession } from './accounts/sessions.ts';
import type { SignedInOperator } from './context/operator-context.ts';
import { OperatorRefusal } from './context/refusal.ts';

/**
 * Finds the session of a request.
 * @param authorization header of the request
 * @throws OperatorRefusal 401 without a valid session
 */
export async function findSender(
  db: Database,
  authorization: string | undefined,
  now: Millis,
): Promise<FoundSession> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];
  const found = token && (await findSession(db, token, now));
  if (!found) throw new OperatorRefusal(401, 'SIGNED_OUT');
  return found;
}

/**
 * Checks whether an operator may make a call that requires a session.
 * @param code the partner in the path of the request
 * @returns the partner of a call that concerns one
 * @throws OperatorRefusal 403 without the required role; Refusal 404 for a partner that does not exist or that the
 * operator is not a member of
 */
export async function checkAccess(
  db: Database,
  { access, path }: Pick<OperatorCall, 'access' | 'path'>,
  operator: SignedInOperator,
  code: string | undefined,
): Promise<{ partner: Partner; role: Role } | undefined> {
  if (access === 'instance-administrator' && !operator.isInstanceAdministrator)
    throw new OperatorRefusal(403, 'ROLE_REQUIRED');
  if (!path.includes('{code}')) return undefined;
  const found = await roleIn(db, operator, code ?? '');
  if ((roles as readonly string[]).includes(access) && !hasRole(found.role, access as Role))
    throw new OperatorRefusal(403, 'ROLE_REQUIRED');
  return found;
}

async function roleIn(
  db: Database,
  operator: SignedInOperator,
  code: string,
): Promise<{ partner: Partner; role: Role }> {
  const row = await db
    .selectFrom('partners')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.partnerId', '=', 'partners.id').on('memberships.operatorId', '=', operator.id),
    )
    .where('partners.code', '=', storable(code))
    .selectAll('partners')
    .select('memberships.role')
    .executeTakeFirst();
  const role = operator.isInstanceAdministrator ? 'administrator' : row?.role;
  if (!row || !role) throw notFound();
  return { partner: readPartner(row), role };
}
