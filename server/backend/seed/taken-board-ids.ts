import { boardLists, type ContentListName } from '#schemas/content/lists.ts';

type Board = { list: ContentListName | 'partner'; id: number; changedAt: number | null; isDeleted: number };

/**
 * The boards whose number another one has: they can only be left out, because both kinds are in one table. One that an
 * operator wrote stays, and else that of the clinic.
 */
export function boardsWithTakenIds<Entry extends Board>(stored: readonly Entry[]): Entry[] {
  const [clinic, visitors] = boardLists.map(
    (list) =>
      new Map(stored.filter((one) => one.list === list && !one.isDeleted).map((one) => [one.id, one])),
  );
  return [...(visitors?.values() ?? [])].flatMap((board) => {
    const other = clinic?.get(board.id);
    if (!other) return [];
    return board.changedAt !== null && other.changedAt === null ? other : board;
  });
}
