import { boardLists } from '#schemas/content/lists.ts';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import { OperatorRefusal } from '../context/refusal.ts';

/** Entries of one list, deleted ones too. */
const maxEntries = 20_000;
/** Boards of each kind, as far as sitemaps list them. */
const maxBoards = 500;

/**
 * Asserts that an entry may be added to a list, or restored: then the list has it already, as a deleted one.
 * @throws OperatorRefusal 409 if the list is full
 */
export async function assertRoom(
  db: Database,
  partnerId: number,
  list: EditableList,
  isRestored = false,
): Promise<void> {
  const { entries, deleted } = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partnerId)
    .where('list', '=', list)
    .select(({ fn }) => [fn.countAll().as('entries'), fn.sum('isDeleted').as('deleted')])
    .executeTakeFirstOrThrow();
  const isBoard = boardLists.some((one) => one === list);
  const isFull = isBoard && Number(entries) - Number(deleted) >= maxBoards;
  if (isFull || (!isRestored && Number(entries) >= maxEntries))
    throw new OperatorRefusal(409, 'ENTRIES_FULL');
}
