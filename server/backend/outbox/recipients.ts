import type { Database } from '../database/open.ts';
import { type Flag, flag } from '../database/tables.ts';

/** What operators can be notified of. */
export const topics = ['inquiries', 'reservations', 'articles'] as const;
export type Topic = (typeof topics)[number];
export type MailChoice = Record<Topic, boolean>;

/** The stored choice, as the left join gives it, and the role in the clinic. */
type Row = { role: string | null; chosen: number | null } & Record<Topic, Flag | null>;

/**
 * What somebody is notified of. Until they choose, administrators of the clinic are notified of everything and others of
 * nothing (docs/decisions/092).
 */
const resolveChoice = (row: Row): MailChoice => {
  const isOn = (topic: Topic) => (row.chosen === null ? row.role === 'administrator' : row[topic] === 1);
  return { inquiries: isOn('inquiries'), reservations: isOn('reservations'), articles: isOn('articles') };
};

/** Everyone with access to the clinic who is notified of a topic, in order. */
export async function recipientsOf(db: Database, partnerId: number, topic: Topic): Promise<number[]> {
  const members = await db
    .selectFrom('memberships')
    .leftJoin('mailChoices', (join) =>
      join
        .onRef('mailChoices.partnerId', '=', 'memberships.partnerId')
        .onRef('mailChoices.operatorId', '=', 'memberships.operatorId'),
    )
    .where('memberships.partnerId', '=', partnerId)
    .select(['memberships.operatorId', 'role', 'mailChoices.operatorId as chosen'])
    .select(['inquiries', 'reservations', 'articles'])
    .execute();
  const administrators = await db
    .selectFrom('mailChoices')
    .innerJoin('operators', 'operators.id', 'mailChoices.operatorId')
    .where('partnerId', '=', partnerId)
    .where('isInstanceAdministrator', '=', 1)
    .where(topic, '=', 1)
    .select('operatorId')
    .execute();
  const ids = members.filter((row) => resolveChoice(row)[topic]).map(({ operatorId }) => operatorId);
  // In the same order everywhere, so that two entries never deadlock.
  return [...new Set([...ids, ...administrators.map(({ operatorId }) => operatorId)])].sort((a, b) => a - b);
}

/** What an operator is notified of by a clinic; undefined without access to it. */
export async function mailChoiceOf(
  db: Database,
  partnerId: number,
  operatorId: number,
): Promise<MailChoice | undefined> {
  const row = await db
    .selectFrom('operators')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.operatorId', '=', 'operators.id').on('memberships.partnerId', '=', partnerId),
    )
    .leftJoin('mailChoices', (join) =>
      join.onRef('mailChoices.operatorId', '=', 'operators.id').on('mailChoices.partnerId', '=', partnerId),
    )
    .where('operators.id', '=', operatorId)
    .select(['isInstanceAdministrator', 'role', 'mailChoices.operatorId as chosen'])
    .select(['inquiries', 'reservations', 'articles'])
    .executeTakeFirst();
  if (!row || (row.role === null && row.isInstanceAdministrator !== 1)) return undefined;
  return resolveChoice(row);
}

/** Stores what an operator wants to be notified of. */
export async function storeMailChoice(
  transaction: Database,
  partnerId: number,
  operatorId: number,
  choice: MailChoice,
): Promise<void> {
  const chosen = {
    inquiries: flag(choice.inquiries),
    reservations: flag(choice.reservations),
    articles: flag(choice.articles),
  };
  await transaction
    .insertInto('mailChoices')
    .values({ partnerId, operatorId, ...chosen })
    .onConflict((conflict) => conflict.columns(['partnerId', 'operatorId']).doUpdateSet(chosen))
    .execute();
}
