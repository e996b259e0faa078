import { sql } from 'kysely';
import type { AnyDatabase } from './columns.ts';

/**
 * Invitations belong to their inviter and end with the account. Those that are open get the one whom the log names;
 * null: the command line.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('invitations')
    .addColumn('invited_by', 'bigint', (column) => column.references('operators.id').onDelete('cascade'))
    .execute();
  await sql`update invitations set invited_by = (
    select operators.id from audit_log join operators on operators.id = audit_log.operator_id
    where audit_log.action = 'invite' and audit_log.partner_id = invitations.partner_id
      and audit_log.target = 'invitation ' || invitations.email
    order by audit_log.id desc limit 1)`.execute(db);
}
