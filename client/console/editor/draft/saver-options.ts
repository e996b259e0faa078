import type { Conflict, Draft } from '#schemas/operator/revisions.ts';
import type { BodyOf, ResponseOf } from '../../api/call.ts';
import type { Unsaved } from './stored-texts.ts';

/** What a draft on the server is known as. */
export type Saved = { id: number; version: number; text: string };

/** A draft as another tab or operator has saved it. `base`: the revision that it was made from. */
export type SavedElsewhere = Saved & { base: number | null; name: string };

/** A draft as the server answers with it. */
export const savedAs = ({ id, version, document, base, name }: Draft): SavedElsewhere => ({
  id,
  version,
  text: document,
  base,
  name,
});

export type SaveState =
  | { kind: 'saved' | 'changed' | 'saving' | 'offline' | 'signed-out' }
  /** The text has errors: it is stored in the browser, and saved once it can be read. */
  | { kind: 'unreadable' }
  | { kind: 'failed'; error: unknown }
  /**
   * Somebody saved the same places: both versions are shown, and nothing is saved until one is chosen. `base` is the text that
   * both were made from.
   */
  | { kind: 'conflict'; theirs: Draft; conflicts: Conflict[]; base: string };

/** Milliseconds without a change after which a draft is saved. */
export const saveDelay = 1_000;

export type SaverOptions = {
  /** The text that nothing needs to be saved of. */
  text: string;
  /** The revision that the text was made from. */
  base: number | null;
  saved: Saved | null;
  /** Name of the draft, if it has one. */
  name?: string | undefined;
  /** Key of the draft that was to begin, if its answer is missing: it may have begun. */
  key?: string | undefined;
  create: (body: BodyOf<'createDraft'>) => Promise<ResponseOf<'createDraft'>>;
  save: (id: number, body: BodyOf<'saveDraft'>) => Promise<ResponseOf<'saveDraft'>>;
  /** Merges two texts that were made from the same one. @throws CallError 409 if they overlap */
  merge: (texts: { base: string; ours: string; theirs: string }) => Promise<string>;
  /**
   * The published revision if it has what a draft that is gone had changed, else undefined: that was deleted.
   * @throws CallError
   */
  published?: (draft: {
    base: number | null;
    text: string;
  }) => Promise<{ number: number; document: string } | undefined>;
  /** Begins a draft while no other tab does: `begin` then knows what those have begun. */
  alone?: (begin: () => Promise<boolean>) => Promise<boolean>;
  /** Whether a draft no longer exists. @throws CallError */
  isGone?: (id: number) => Promise<boolean>;
  /** Keeps the unsaved text where it survives this page; null: nothing is unsaved. */
  store: (unsaved: Unsaved | null) => void;
  onState: (state: SaveState) => void;
  /** What was saved, for other tabs. */
  onSaved: (saved: SavedElsewhere) => void;
  /**
   * The document has another text: show it, but as no step of undo. Undoing that would also take back what others have
   * changed, against a base that has their changes.
   */
  onOthers: (text: string) => void;
  /** Whether a text can be read: one that cannot would lock the forms of others, and nothing can be merged with it. */
  isReadable?: (text: string) => boolean;
};
