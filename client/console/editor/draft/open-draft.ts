import type { Draft, Revision } from '#schemas/operator/revisions.ts';
import { call } from '../../api/call.ts';
import { isNotFound } from './save-errors.ts';
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
  const begun = found ? ofDraft(found, left) : await withoutDraft(code, revision, left);
  // Else its last save arrived, but not the answer.
  const isUnsaved = left !== undefined && left.text !== begun.text;
  if (left && !isUnsaved) storeText(storage, site, left.tab, null);
  return {
    ...begun,
    left: isUnsaved ? left : null,
    name: found?.name,
    line: !found || found.id === own ? null : found.id,
    isMissing,
  };
}

type Begun = Pick<Opened, 'base' | 'text' | 'saved'>;

function ofDraft({ id, version, base, document: text }: Draft, left: StoredText | undefined): Begun {
  const saved = { id, version, text };
  // What was typed after a save whose answer was lost belongs on top of that save.
  const isOnTop =
    !left || [left.text, ...(left.sent ?? [])].includes(text) || left.saved?.version === version;
  return { base, text, saved: isOnTop ? saved : (left.saved ?? saved) };
}

/** What is published, or what an unsaved text was made from: against another base, publishing would overwrite or lose changes. */
async function withoutDraft(
  code: string,
  revision: Revision | null,
  left: StoredText | undefined,
): Promise<Begun> {
  const { document: text, number: base } = revision ?? { document: emptyDocument, number: null };
  const isOnTop = !left || [left.text, ...(left.sent ?? [])].includes(text);
  if (isOnTop || (left.base === base && !left.saved)) return { base, text, saved: null };
  // Whether it was published or deleted turns out with the next save.
  if (left.saved) return { base: left.base, text: left.saved.text || text, saved: left.saved };
  if (left.base === null) return { base: null, text: emptyDocument, saved: null };
  const made = (await call('revision', { code, number: left.base })).revision;
  return { base: left.base, text: made.document, saved: null };
}

async function readDraft(code: string, id: number) {
  return call('draft', { code, id }).then(
    ({ draft }) => draft,
    (error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw error;
    },
  );
}
