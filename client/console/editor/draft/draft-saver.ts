import type { Conflict, Draft } from '#schemas/operator/revisions.ts';
import { CallError, refusalOf } from '../../api/call.ts';
import { unnamedDraft } from './draft-name.ts';
import { rebaseText } from './rebase-text.ts';
import type { Saved, SavedElsewhere, SaverOptions } from './saver-options.ts';

/** What the server has saved: the text that was sent, with what others had changed. */
type Answer = { sent: string; draft: Draft };

/** Texts that are remembered: an answer is rarely lost twice. */
const maxUnanswered = 3;

const retryDelays = [2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Saves a draft after every change, one save at a time. A text that cannot be saved is stored in the browser and sent again;
 * `retry` does so at once, such as when the connection is back. A text with errors is stored there until it has none. The
 * first change begins a draft.
 */
export function createDraftSaver(options: SaverOptions) {
  const { create, save, merge, store, onState, onSaved, onOthers } = options;
  const { isReadable = () => true, delay = 1_000 } = options;
  let { text, saved, base, name = unnamedDraft } = options;
  let [isStopped, isBlocked] = [false, false];
  let running: Promise<void> | undefined;
  // Answers to what was sent before the document was replaced do not count.
  let generation = 0;
  let [savedText, failures] = [options.text, 0];
  /** What was sent without an answer: the server may have it all the same. */
  let unanswered: string[] = [];
  /** What is still to be merged with what was typed since it was sent. */
  let unmerged: Answer | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What another tab has saved while this one was busy. */
  let fromOther: SavedElsewhere | undefined;

  const isUnsaved = () => text !== savedText || unmerged !== undefined;
  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), milliseconds);
  };
  const reportState = () => {
    if (isUnsaved()) {
      onState({ kind: isReadable(text) ? 'changed' : 'unreadable' });
      return;
    }
    store(null);
    onState({ kind: 'saved' });
  };

  /** Saves what is unsaved now, after a save that is under way. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    await running;
    if (isStopped || isBlocked || !isUnsaved()) return;
    if (!isReadable(text)) {
      // The next change is not a retry.
      failures = 0;
      reportState();
      return;
    }
    running ??= send().finally(() => {
      running = undefined;
      showOther();
    });
    await running;
  }

  async function send(): Promise<void> {
    const ofThis = generation;
    onState({ kind: 'saving' });
    try {
      const answer = unmerged ?? (await saveText());
      if (ofThis === generation) await accept(answer);
    } catch (error) {
      if (ofThis === generation) refuse(error);
    }
    if (!isBlocked && isUnsaved() && failures === 0) schedule(delay);
  }

  async function saveText(): Promise<Answer> {
    const sent = text;
    unanswered = [...unanswered.filter((one) => one !== sent), sent].slice(-maxUnanswered);
    store({ text, saved, base, sent: unanswered });
    try {
      const { draft } = saved
        ? await save(saved.id, { version: saved.version, document: sent })
        : await create({ base, document: sent, name });
      return { sent, draft };
    } catch (error) {
      const stale = refusalOf('saveDraft', error, 409);
      if (!stale || !unanswered.includes(stale.draft.document)) throw error;
      // An earlier save arrived, but not its answer.
      return { sent: stale.draft.document, draft: stale.draft };
    }
  }

  /** Shows what another tab has saved, once nothing is unsaved here: until then, the next save merges it. */
  function showOther(): void {
    if (!fromOther || running || isBlocked || isUnsaved()) return;
    const other = fromOther;
    fromOther = undefined;
    const isOlder =
      saved && (saved.id > other.id || (saved.id === other.id && saved.version >= other.version));
    if (isOlder) return;
    // Its base too: against another one, publishing would undo what it takes back.
    ({ base, name, text } = other);
    saved = { id: other.id, version: other.version, text };
    savedText = text;
    onOthers(text);
    reportState();
  }

  /** What was typed while it was being saved belongs on top of what others changed. */
  async function accept(answer: Answer): Promise<void> {
    const ofThis = generation;
    const { sent, draft } = answer;
    let [before, after] = [sent, draft.document];
    let rebased = rebaseText(before, text, after);
    while (rebased === undefined) {
      unmerged = answer;
      if (!isReadable(text)) {
        // It is merged once it can be read.
        failures = 0;
        reportState();
        return;
      }
      before = text;
      try {
        after = await merge({ base: sent, ours: before, theirs: draft.document });
      } catch (error) {
        const overlap = refusalOf('merge', error, 409);
        if (!overlap) throw error;
        if (ofThis === generation) block(draft, overlap.conflicts, sent);
        return;
      }
      if (ofThis !== generation) return;
      rebased = rebaseText(before, text, after);
    }
    [failures, unanswered, unmerged] = [0, [], undefined];
    ({ name, base } = draft);
    if (rebased !== text) onOthers(rebased);
    text = rebased;
    savedText = draft.document;
    saved = { id: draft.id, version: draft.version, text: draft.document };
    if (text !== savedText) store({ text, saved, base, sent: unanswered });
    reportState();
    onSaved({ ...saved, base, name });
  }

  function block(theirs: Draft, conflicts: Conflict[], madeFrom: string): void {
    isBlocked = true;
    onState({ kind: 'conflict', theirs, conflicts, base: madeFrom });
  }

  function refuse(error: unknown): void {
    const stale = refusalOf('saveDraft', error, 409);
    if (stale) {
      block(stale.draft, stale.conflicts, saved?.text ?? text);
      return;
    }
    failures += 1;
    const status = error instanceof CallError ? error.status : undefined;
    // The draft was discarded or published elsewhere: what was changed since becomes a new one.
    if (status === 404 && saved && !unmerged) {
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
      if (isUnsaved()) store({ text, saved, base, sent: unanswered });
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
    takeOver(other: SavedElsewhere): void {
      fromOther = other;
      showOther();
    },
    /** The draft has this name now. */
    rename(next: string): void {
      name = next;
    },
    /** Continues with a text that was merged: it replaces the document, and is saved as the next version of `draft`. */
    continueWith(next: string, draft: Saved | null, nextBase = base, nextName = name): void {
      generation += 1;
      [isBlocked, failures, base, saved, name] = [false, 0, nextBase, draft, nextName];
      [fromOther, unmerged] = [undefined, undefined];
      savedText = draft?.text ?? '';
      text = next;
      if (text !== savedText) store({ text, saved, base, sent: unanswered });
      onOthers(text);
      reportState();
      schedule(0);
    },
    /** Begins again from a published text, without a draft. */
    reset(next: string, nextBase: number | null): void {
      clearTimeout(timer);
      generation += 1;
      [isBlocked, failures, base, saved] = [false, 0, nextBase, null];
      [fromOther, unmerged] = [undefined, undefined];
      [text, savedText, name] = [next, next, unnamedDraft];
      onOthers(next);
      reportState();
    },
    now: () => ({ text, saved, base, name, isUnsaved: isUnsaved() }),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
