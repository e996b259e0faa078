import { editableLists } from '#schemas/operator/entry-calls.ts';
import { firstOwnId, nextNumber } from '#server/backend/database/counters.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import type { EntryKind } from '#server/backend/database/tables.ts';
import { createRequestYielder } from '#server/backend/seed/yield-to-requests.ts';
import type { OperatorServices } from '../context/services.ts';
import { entrySummaries } from '../facts/entry-summaries.ts';
import { type NewVersion, withNewVersion } from './new-version.ts';
import { showsPicture } from './shown-pictures.ts';

/**
 * Has writes of settings, content and popups wait until a transaction ends; they are refused then if they are late, or if
 * a picture of theirs is gone. Everything that holds several of them takes them in this order.
 */
export async function holdWrites(transaction: Database, partnerId: number): Promise<void> {
  await nextNumber(transaction, partnerId, 'settings');
  await nextNumber(transaction, partnerId, 'content', firstOwnId);
  await nextNumber(transaction, partnerId, 'popup', firstOwnId);
}

/** What a change of the content purges. */
type Written = Parameters<OperatorServices['purge']>[1];

/** What purges the pages that show an entry of a kind. */
const writtenBy = new Map<EntryKind, Written>([
  ...editableLists.map((list) => [entrySummaries[list].entryKind, `content ${list}`] as const),
  ['popup', 'savePopup'],
  ['info', 'saveClinicSettings'],
]);

/**
 * Shows the current version of a picture wherever the clinic's content, popups, settings, answers to visitors and saved
 * sections show any version of it. Site documents stay: published ones never change, and drafts belong to operators.
 * @param db a transaction
 * @returns what to purge
 */
export async function moveUses(
  db: Database,
  partner: { id: number; code: string },
  { name, version }: { name: string; version: string },
): Promise<Set<Written>> {
  await holdWrites(db, partner.id);
  const versions = await db
    .selectFrom('media')
    .where('partnerId', '=', partner.id)
    .where('name', '=', name)
    .select(['version', 'width', 'height'])
    .execute();
  const sizes = new Map(versions.map(({ version, ...size }) => [version, size]));
  const moves = movesTo({ code: partner.code, name, version, sizes });
  const written = new Set<Written>();
  await moveEntries(db, partner.id, moves);
  for (const kind of await moveTexts(db, partner.id, moves)) {
    const write = writtenBy.get(kind);
    if (write) written.add(write);
  }
  await moveSettings(db, partner.id, moves);
  await moveSections(db, partner.id, moves);
  if (await moveAnswers(db, partner.id, moves)) written.add('customerBoardUpdate');
  return written;
}

/** `likely`: a pattern that texts with the picture match. Both functions return undefined for a text that stays as it is. */
type Moves = {
  likely: string;
  json: (text: string | null) => string | undefined;
  markup: (text: string) => string | undefined;
};

function movesTo(to: NewVersion): Moves {
  const { code, name } = to;
  const moved = (text: string, move: () => string) => {
    // `_` in a name stands for any character in the pattern.
    const next = showsPicture(text, code, name) ? storable(move()) : text;
    return next === text ? undefined : next;
  };
  return {
    likely: `%/files/${code}/${name}%`,
    json: (text) =>
      text === null ? undefined : moved(text, () => JSON.stringify(withNewVersion(JSON.parse(text), to))),
    markup: (text) => moved(text, () => String(withNewVersion(text, to))),
  };
}

/** Entries as they were written, deleted ones too: these may come back. */
async function moveEntries(db: Database, partnerId: number, { likely, json }: Moves): Promise<void> {
  const rows = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partnerId)
    .where('entry', 'like', likely)
    .select(['list', 'id', 'entry'])
    .execute();
  const yieldToRequests = createRequestYielder();
  for (const { list, id, entry: text } of rows) {
    await yieldToRequests();
    const entry = json(text);
    if (entry === undefined) continue;
    await db
      .updateTable('contentEntries')
      .set({ entry })
      .where('partnerId', '=', partnerId)
      .where('list', '=', list)
      .where('id', '=', id)
      .execute();
  }
}

/** What visitors get of entries. @returns the kinds of those that changed */
async function moveTexts(
  db: Database,
  partnerId: number,
  { likely, json }: Moves,
): Promise<ReadonlySet<EntryKind>> {
  const texts = await db
    .selectFrom('contentTexts')
    .where('partnerId', '=', partnerId)
    .where((eb) => eb.or([eb('row', 'like', likely), eb('detail', 'like', likely)]))
    .select(['kind', 'languageCode', 'entryId', 'row', 'detail'])
    .execute();
  const kinds = new Set<EntryKind>();
  const yieldToRequests = createRequestYielder();
  for (const { kind, languageCode, entryId, ...text } of texts) {
    await yieldToRequests();
    const [row, detail] = [json(text.row), json(text.detail)];
    if (row === undefined && detail === undefined) continue;
    kinds.add(kind);
    await db
      .updateTable('contentTexts')
      .set({ row: row ?? text.row, detail: detail ?? text.detail })
      .where('partnerId', '=', partnerId)
      .where('kind', '=', kind)
      .where('languageCode', '=', languageCode)
      .where('entryId', '=', entryId)
      .execute();
  }
  return kinds;
}

/** What operators changed of the settings; `info`, which is made from them, is among the texts. */
async function moveSettings(db: Database, partnerId: number, { json }: Moves): Promise<void> {
  const settings = db.selectFrom('clinicSettings').where('partnerId', '=', partnerId).select('changed');
  const changed = json((await settings.executeTakeFirst())?.changed ?? null);
  if (changed === undefined) return;
  await db.updateTable('clinicSettings').set({ changed }).where('partnerId', '=', partnerId).execute();
}

async function moveSections(db: Database, partnerId: number, { likely, json }: Moves): Promise<void> {
  const sections = await db
    .selectFrom('savedSections')
    .where('partnerId', '=', partnerId)
    .where('node', 'like', likely)
    .select(['id', 'node'])
    .execute();
  for (const section of sections) {
    const node = json(section.node);
    if (node === undefined) continue;
    await db
      .updateTable('savedSections')
      .set({ node })
      .where('partnerId', '=', partnerId)
      .where('id', '=', section.id)
      .execute();
  }
}

/** @returns whether an answer changed */
async function moveAnswers(db: Database, partnerId: number, { likely, markup }: Moves): Promise<boolean> {
  const answers = await db
    .selectFrom('customerAnswers')
    .where('partnerId', '=', partnerId)
    .where('content', 'like', likely)
    .select(['articleId', 'content'])
    .execute();
  const moved = answers.flatMap(({ articleId, content: before }) => {
    const content = markup(before);
    return content === undefined ? [] : [{ articleId, before, content }];
  });
  for (const { articleId, before, content } of moved)
    await db
      .updateTable('customerAnswers')
      .set({ content })
      .where('partnerId', '=', partnerId)
      .where('articleId', '=', articleId)
      // An answer that another operator gives in the meantime stays.
      .where('content', '=', before)
      .execute();
  return moved.length > 0;
}
