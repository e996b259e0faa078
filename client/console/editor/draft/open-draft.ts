import { CallError, call } from '../../api/call.ts';
import type { Saved } from './draft-saver.ts';
import { keepText, leftTexts, openTabs, type SiteOf, type StoredText } from './stored-texts.ts';

/** Where editing begins. */
export type Opened = {
  base: number | null;
  /** The text that is saved or published. */
  text: string;
  saved: Saved | null;
  /** What a closed tab had not saved. */
  left: (StoredText & { tab: string }) | null;
};

const emptyDocument = '{\n  "formatVersion": 1\n}\n';

/**
 * The newest draft that the operator saved last, else the published document.
 * @throws CallError
 */
export async function openDraft(site: SiteOf, storage: Storage): Promise<Opened> {
  const { code, operatorId } = site;
  const [{ rows }, { revision }, tabs] = await Promise.all([
    call('drafts', { code }),
    call('published', { code }),
    openTabs(),
  ]);
  const [left] = leftTexts(storage, site, tabs);
  const own = left?.saved?.id ?? (left ? undefined : rows.find((row) => row.authorId === operatorId)?.id);
  const found = own === undefined ? undefined : await readDraft(code, own);
  const published = {
    base: revision?.number ?? null,
    text: revision?.document ?? emptyDocument,
    saved: null,
  };
  if (!found) return { ...published, base: left?.base ?? published.base, left: left ?? null };
  const saved = { id: found.id, version: found.version, text: found.document };
  // Else its last save arrived, but not the answer.
  const isUnsaved = left !== undefined && left.text !== found.document;
  if (left && !isUnsaved) keepText(storage, site, left.tab, null);
  return {
    base: found.base,
    text: found.document,
    // What was typed after a save whose answer was lost belongs on top of that save.
    saved: isUnsaved && !left.sent?.includes(found.document) ? (left.saved ?? saved) : saved,
    left: isUnsaved ? left : null,
  };
}

async function readDraft(code: string, id: number) {
  return call('draft', { code, id }).then(
    ({ draft }) => draft,
    (error: unknown) => {
      if (error instanceof CallError && error.status === 404) return undefined;
      throw error;
    },
  );
}
