import { type AnyDatabase, partnerTable } from './columns.ts';

/** Mails to operators: who wants which, what is still to be sent, and links to set a password that several mails may hold. */
export async function up(db: AnyDatabase): Promise<void> {
  await partnerTable(db, 'mail_choices')
    .addColumn('operator_id', 'bigint', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .addColumn('inquiries', 'integer', (column) => column.notNull())
    .addColumn('reservations', 'integer', (column) => column.notNull())
    .addColumn('articles', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_choices_key', ['partner_id', 'operator_id'])
    .execute();
  await db.schema.createIndex('mail_choices_operator').on('mail_choices').column('operator_id').execute();
  await db.schema
    .createTable('mails')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('partner_id', 'bigint', (column) => column.references('partners.id').onDelete('cascade'))
    .addColumn('operator_id', 'bigint', (column) => column.references('operators.id').onDelete('cascade'))
    .addColumn('invitation_id', 'bigint', (column) => column.references('invitations.id').onDelete('cascade'))
    .addColumn('inquiries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reservations', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('articles', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('pending_since', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lease_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('claim', 'text')
    .addColumn('sent_at', 'bigint')
    .execute();
  await db.schema.createIndex('mails_due').on('mails').column('due_at').execute();
  // Deleting a partner, an operator or an invitation finds its rows.
  for (const column of ['partner_id', 'operator_id', 'invitation_id'])
    await db.schema
      .createIndex(`mails_${column.replace('_id', '')}`)
      .on('mails')
      .column(column)
      .execute();
  await db.schema.alterTable('invitations').addColumn('mail_token_hash', 'text').execute();
  await db.schema
    .createIndex('invitations_mail_token')
    .unique()
    .on('invitations')
    .column('mail_token_hash')
    .execute();
  await allowSeveralResets(db);
}

/**
 * SQLite cannot change a primary key, so the table is created again. Its links last a day, so none has to be copied.
 */
async function allowSeveralResets(db: AnyDatabase): Promise<void> {
  await db.schema.dropTable('password_resets').execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('operator_id', 'bigint', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('password_resets_operator')
    .on('password_resets')
    .column('operator_id')
    .execute();
}
