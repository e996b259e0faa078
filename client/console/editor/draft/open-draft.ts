import { CallError, call } from '../../api/call.ts';
import type { Saved } from './saver-options.ts';
import {
  openTabs,
  type SiteOf,
  type StoredText,
  storeText,
  unsavedTextsOfClosedTabs,
} from './stored-texts.ts';

/** Where editing begins. */
export type Opened = {
  base: number | null;
  /** The text that is saved or published. */
  text: string;
  saved: Saved | null;
  /** What a closed tab had not saved. */
  left: (StoredText & { tab: string }) | null;
  /** Name of the draft; undefined without one. */
  name: string | undefined;
  /** The draft, if it is not the one that opens by itself: other tabs may have that one open. */
  line: number | null;
  /** Whether the draft that was asked for does not exist. */
  isMissing: boolean;
};

const emptyDocument = '{\n  "formatVersion": 1\n}\n';

/**
 * The draft that is asked for, else the operator's newest, else the published document.
 * @param asked id of a draft, of whichever operator
 * @throws CallError
 */
export async function openDraft(site: SiteOf, storage: Storage, asked: number | null): Promise<Opened> {
  const { code, operatorId } = site;
  const [{ rows }, { revision }, tabs] = await Promise.all([
    call('drafts', { code }),
    call('published', { code }),
    openTabs(),
  ]);
  const wanted = rows.find(({ id }) => id === asked)?.id;
  const isMissing = asked !== null && wanted === undefined;
  const texts = unsavedTextsOfClosedTabs(storage, site, tabs);
  const left = wanted === undefined ? texts[0] : texts.find(({ saved }) => saved?.id === wanted);
  const own = rows.find((row) => row.ownerId === operatorId)?.id;
  const id = wanted ?? (left ? left.saved?.id : own);
  const found = id === undefined ? undefined : await readDraft(code, id);
  if (!found)
    return {
      base: left?.base ?? revision?.number ?? null,
      text: revision?.document ?? emptyDocument,
      saved: null,
      left: left ?? null,
      name: undefined,
      line: null,
      isMissing,
    };
  const saved = { id: found.id, version: found.version, text: found.document };
  // Else its last save arrived, but not the answer.
  const isUnsaved = left !== undefined && left.text !== found.document;
  if (left && !isUnsaved) storeText(storage, site, left.tab, null);
  return {
    base: found.base,
    text: found.document,
    // What was typed after a save whose answer was lost belongs on top of that save.
    saved: isUnsaved && !left.sent?.includes(found.document) ? (left.saved ?? saved) : saved,
    left: isUnsaved ? left : null,
    name: found.name,
    line: found.id === own ? null : found.id,
    isMissing,
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
