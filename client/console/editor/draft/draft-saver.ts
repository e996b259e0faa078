import type { Conflict, Draft } from '#schemas/operator/revisions.ts';
import type { BodyOf, ResponseOf } from '../../api/call.ts';
import { CallError, refusalOf } from '../../api/call.ts';
import { rebaseText } from './rebase-text.ts';

/** What a draft on the server is known as. */
export type Saved = { id: number; version: number; text: string };

export type SaveState =
  | { kind: 'saved' | 'changed' | 'saving' | 'offline' | 'signed-out' }
  | { kind: 'failed'; error: unknown }
  /** Somebody saved the same places: both versions are shown, and nothing is saved until one is chosen. */
  | { kind: 'conflict'; theirs: Draft; conflicts: Conflict[] };

export type SaverOptions = {
  /** The text that nothing needs to be saved of. */
  text: string;
  /** The revision that the text was made from. */
  base: number | null;
  saved: Saved | null;
  create: (body: { base: number | null; document: string }) => Promise<ResponseOf<'createDraft'>>;
  save: (id: number, body: BodyOf<'saveDraft'>) => Promise<ResponseOf<'saveDraft'>>;
  /** Keeps the unsaved text where it survives this page; null: nothing is unsaved. */
  store: (
    unsaved: { text: string; saved: Saved | null; base: number | null; sent?: string[] | undefined } | null,
  ) => void;
  onState: (state: SaveState) => void;
  /** What was saved, for other tabs. */
  onSaved: (saved: Saved) => void;
  /** The document has changed elsewhere: show this text. */
  onText: (text: string) => void;
  /** Milliseconds without a change after which it is saved. */
  delay?: number;
};

/** Texts that are remembered: an answer is rarely lost twice. */
const maxUnanswered = 3;

const retryDelays = [2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Saves a draft after every change, one save at a time. A text that cannot be saved is stored in the browser and sent again;
 * `retry` does so at once, such as when the connection is back. The first change begins a draft.
 */
export function createDraftSaver(options: SaverOptions) {
  const { create, save, store, onState, onSaved, onText, delay = 1_000 } = options;
  let { text, saved, base } = options;
  let [isStopped, isBlocked] = [false, false];
  let running: Promise<void> | undefined;
  // Answers to what was sent before the document was replaced do not count.
  let generation = 0;
  let [savedText, failures] = [options.text, 0];
  /** What was sent without an answer: the server may have it all the same. */
  let unanswered: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What another tab has saved while this one was busy. */
  let fromOther: Saved | undefined;

  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), milliseconds);
  };
  const reportState = () => {
    if (text === savedText) store(null);
    onState({ kind: text === savedText ? 'saved' : 'changed' });
  };

  /** Saves what is unsaved now, after a save that is under way. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    await running;
    if (isStopped || isBlocked || text === savedText) return;
    running ??= send().finally(() => {
      running = undefined;
      showOther();
    });
    await running;
  }

  async function send(): Promise<void> {
    const [sent, ofThis] = [text, generation];
    unanswered = [...unanswered.filter((one) => one !== sent), sent].slice(-maxUnanswered);
    store({ text, saved, base, sent: unanswered });
    onState({ kind: 'saving' });
    try {
      const answer = saved
        ? await save(saved.id, { version: saved.version, document: sent })
        : await create({ base, document: sent });
      if (ofThis === generation) accept(sent, answer.draft);
    } catch (error) {
      if (ofThis === generation) refuse(error);
    }
    if (!isBlocked && text !== savedText && failures === 0) schedule(delay);
  }

  /** Shows what another tab has saved, once nothing is unsaved here: until then, the next save merges it. */
  function showOther(): void {
    if (!fromOther || running || isBlocked || text !== savedText) return;
    const other = fromOther;
    fromOther = undefined;
    const isOlder =
      saved && (saved.id > other.id || (saved.id === other.id && saved.version >= other.version));
    if (isOlder) return;
    saved = other;
    text = other.text;
    savedText = other.text;
    onText(text);
    reportState();
  }

  function accept(sent: string, draft: Draft): void {
    [failures, unanswered] = [0, []];
    const merged = draft.document;
    // Typed while it was being saved: those changes belong on top of what others changed.
    const rebased = rebaseText(sent, text, merged);
    if (rebased === undefined) {
      block(draft, []);
      return;
    }
    if (rebased !== text) onText(rebased);
    text = rebased;
    savedText = merged;
    saved = { id: draft.id, version: draft.version, text: merged };
    if (text !== savedText) store({ text, saved, base, sent: unanswered });
    reportState();
    onSaved(saved);
  }

  function block(theirs: Draft, conflicts: Conflict[]): void {
    isBlocked = true;
    onState({ kind: 'conflict', theirs, conflicts });
  }

  function refuse(error: unknown): void {
    const stale = refusalOf('saveDraft', error, 409);
    if (stale && unanswered.includes(stale.draft.document)) {
      // An earlier save arrived, but not its answer.
      accept(stale.draft.document, stale.draft);
      return;
    }
    if (stale) {
      block(stale.draft, stale.conflicts);
      return;
    }
    failures += 1;
    const status = error instanceof CallError ? error.status : undefined;
    // The draft was discarded or published elsewhere: what was changed since becomes a new one.
    if (status === 404 && saved) {
      saved = null;
      schedule(0);
      return;
    }
    if (status === 0 || (status !== undefined && status >= 500)) onState({ kind: 'offline' });
    else if (status === 401) onState({ kind: 'signed-out' });
    else onState({ kind: 'failed', error });
    schedule(retryDelays[Math.min(failures, retryDelays.length) - 1] ?? 30_000);
  }

  return {
    /** The document has this text now. */
    change(next: string): void {
      if (next === text) return;
      text = next;
      if (text !== savedText) store({ text, saved, base, sent: unanswered });
      if (isBlocked) return;
      if (!running && failures === 0) reportState();
      if (failures === 0) schedule(delay);
      // An undo may have left nothing to save.
      showOther();
    },
    flush,
    retry(): void {
      if (failures > 0) schedule(0);
    },
    /** Another tab has saved the draft. Unsaved changes here are merged by the server when they are saved. */
    takeOver(other: Saved): void {
      fromOther = other;
      showOther();
    },
    /** Continues with a text that was merged: it replaces the document, and is saved as the next version of `draft`. */
    continueWith(next: string, draft: Saved | null, nextBase = base): void {
      generation += 1;
      [isBlocked, failures, base, saved, fromOther] = [false, 0, nextBase, draft, undefined];
      savedText = draft?.text ?? '';
      text = next;
      if (text !== savedText) store({ text, saved, base, sent: unanswered });
      onText(text);
      reportState();
      schedule(0);
    },
    /** Begins again from a published text, without a draft. */
    reset(next: string, nextBase: number | null): void {
      clearTimeout(timer);
      generation += 1;
      [isBlocked, failures, base, saved, fromOther] = [false, 0, nextBase, null, undefined];
      [text, savedText] = [next, next];
      onText(next);
      reportState();
    },
    now: () => ({ text, saved, base, isUnsaved: text !== savedText }),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
