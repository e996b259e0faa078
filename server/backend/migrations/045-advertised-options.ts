import { sql } from 'kysely';
import { type AnyDatabase, indexOf, partnerTable } from './columns.ts';

type Option = { id: number; price: number | null; isConsultationRequired: boolean; isReservable: boolean };
type Detail = { options: Option[] };

/**
 * The options with whose event prices lists may advertise a treatment, so that the order by price matches the page's.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await partnerTable(db, 'advertised_options')
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('option_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('advertised_options_key', ['partner_id', 'option_id'])
    .execute();
  await indexOf(db, 'advertised_options', 'product_id');
  const { rows } = await sql<{ partnerId: number; productId: number; detail: string | null }>`
    select t.partner_id as "partnerId", t.entry_id as "productId", t.detail as "detail"
    from content_texts t join partners p on p.id = t.partner_id
    where t.kind = 'product' and t.language_code = p.main_language`.execute(db);
  for (const { partnerId, productId, detail } of rows) {
    const { options }: Detail = JSON.parse(detail ?? '{"options":[]}');
    const open = options.filter(({ isConsultationRequired }) => !isConsultationRequired);
    const reservable = open.filter(({ isReservable }) => isReservable);
    for (const { id } of reservable.some(({ price }) => price !== null) ? reservable : open)
      await sql`insert into advertised_options (partner_id, product_id, option_id)
        values (${partnerId}, ${productId}, ${id})`.execute(db);
  }
}
