import { sql } from 'kysely';
import { type AnyDatabase, partnerTable } from './columns.ts';

const dayMs = 24 * 60 * 60_000;
/** Days for which reports are counted. */
const daysCounted = 90;
const rowsPerStatement = 500;

/** A refused origin on a kind of page, with what was counted so far or on one day. */
type Report = {
  partnerId: number;
  directive: string;
  origin: string;
  pageKey: string;
  count: number;
  firstAt: number;
  lastAt: number;
};

/**
 * Refused origins are counted for each day, so that counts older than 90 days end. Until now they were counted together:
 * when is not known between the first and the last time, so they are spread evenly over these days.
 */
export async function up(db: AnyDatabase): Promise<void> {
  const { rows } =
    await sql<Report>`select partner_id as "partnerId", directive, origin, page_key as "pageKey", count,
    first_at as "firstAt", last_at as "lastAt" from policy_reports`.execute(db);
  await db.schema.dropTable('policy_reports').execute();
  await partnerTable(db, 'policy_reports')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('directive', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('page_key', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('policy_reports_key', ['partner_id', 'day', 'directive', 'origin', 'page_key'])
    .execute();
  const ofDays = rows.flatMap(spread);
  for (let from = 0; from < ofDays.length; from += rowsPerStatement) {
    const values = ofDays
      .slice(from, from + rowsPerStatement)
      .map(
        ({ partnerId, day, directive, origin, pageKey, count, firstAt, lastAt }) =>
          sql`(${partnerId}, ${day}, ${directive}, ${origin}, ${pageKey}, ${count}, ${firstAt}, ${lastAt})`,
      );
    await sql`insert into policy_reports (partner_id, day, directive, origin, page_key, count, first_at, last_at)
      values ${sql.join(values)}`.execute(db);
  }
}

/** What was counted on each of the last 90 days until the report was last seen; nothing for days without a whole one. */
function spread(report: Report): (Report & { day: string })[] {
  const [count, firstAt, lastAt] = [report.count, report.firstAt, report.lastAt].map(Number) as [
    number,
    number,
    number,
  ];
  const [first, last] = [Math.floor(firstAt / dayMs), Math.floor(lastAt / dayMs)];
  const until = (day: number) => Math.floor((count * (day - first)) / (last + 1 - first));
  const found: (Report & { day: string })[] = [];
  for (let day = Math.max(first, last + 1 - daysCounted); day <= last; day += 1) {
    const counted = until(day + 1) - until(day);
    if (counted === 0) continue;
    const isFirst = found.length === 0;
    found.push({
      ...report,
      day: new Date(day * dayMs).toISOString().slice(0, 10),
      count: counted,
      firstAt: isFirst ? Math.max(firstAt, (last + 1 - daysCounted) * dayMs) : day * dayMs,
      lastAt: day === last ? lastAt : (day + 1) * dayMs - 1,
    });
  }
  return found;
}
