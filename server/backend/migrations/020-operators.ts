import { type AnyDatabase, isPostgresDatabase, partnerTable } from './columns.ts';

/** Operators with their memberships, sessions and invitations, and the log of what they did. */
export async function up(db: AnyDatabase): Promise<void> {
  await numberedTable(db, 'operators')
    // In lower case.
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('is_instance_administrator', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint')
    .execute();
  await partnerTable(db, 'memberships')
    .addColumn('operator_id', 'bigint', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('memberships_key', ['partner_id', 'operator_id'])
    .execute();
  await db.schema.createIndex('memberships_operator').on('memberships').column('operator_id').execute();
  await numberedTable(db, 'operator_sessions')
    .addColumn('operator_id', 'bigint', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('previous_hash', 'text', (column) => column.unique())
    .addColumn('rotated_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('operator_sessions_operator')
    .on('operator_sessions')
    .column('operator_id')
    .execute();
  await numberedTable(db, 'invitations')
    // Null: an invitation to administer the whole instance.
    .addColumn('partner_id', 'bigint', (column) => column.references('partners.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text')
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('invitations_email')
    .unique()
    .on('invitations')
    .columns(['partner_id', 'email'])
    .execute();
  await numberedTable(db, 'audit_log')
    // Null: an action that concerns no partner.
    .addColumn('partner_id', 'bigint', (column) => column.references('partners.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    // Null: the command line. No reference, because the log outlives accounts.
    .addColumn('operator_id', 'bigint')
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await db.schema.createIndex('audit_log_partner').on('audit_log').columns(['partner_id', 'id']).execute();
}

/** Creates a table whose rows the database numbers; a number is never used twice. */
const numberedTable = (db: AnyDatabase, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', isPostgresDatabase(db) ? 'bigserial' : 'integer', (column) =>
      isPostgresDatabase(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    );
