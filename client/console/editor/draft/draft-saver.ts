import type { Conflict, Draft } from '#schemas/operator/revisions.ts';
import { refusalBodyOf } from '../../api/call.ts';
import { type Continuation, fromDraft, fromOtherTab, fromRevision, type Origin } from './continuation.ts';
import { unnamedDraft } from './draft-name.ts';
import { mergeTyped } from './merge-typed.ts';
import { isNotFound, retryDelay, stateOf } from './save-errors.ts';
import { type Saved, type SavedElsewhere, type SaverOptions, saveDelay } from './saver-options.ts';

/** Texts that are remembered: an answer is rarely lost twice. */
const maxUnanswered = 3;

/**
 * Saves a draft after every change, one save at a time. A text that cannot be saved is stored in the browser and sent again;
 * `retry` does so at once, such as when the connection is back. A text with errors is stored there until it has none. The
 * first change begins a draft.
 */
export function createDraftSaver(options: SaverOptions) {
  const { create, save, merge, store, onState, onSaved, onOthers } = options;
  const { isReadable = () => true, published = async () => undefined } = options;
  const { alone = (work) => work(), isGone = async () => false } = options;
  let { text, saved, base, name = unnamedDraft, key } = options;
  let [isStopped, isBlocked] = [false, false];
  let running: Promise<void> | undefined;
  // Answers to what was sent before the document was replaced do not count.
  let generation = 0;
  let [savedText, failures] = [options.text, 0];
  /** What was sent without an answer: the server may have it all the same. */
  let unanswered: string[] = [];
  /** What is still to be merged with what has been typed since. */
  let unmerged: Continuation | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What another tab has saved while this one was busy. */
  let fromOther: SavedElsewhere | undefined;

  const isUnsaved = () => text !== savedText || unmerged !== undefined;
  const maySave = () => !isStopped && isUnsaved() && isReadable(text);
  const remember = () => store({ text, saved, base, sent: unanswered, key });
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
    if (isStopped || isBlocked || (failures === 0 && !isUnsaved())) return;
    if (!maySave()) {
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
      while (await (saved || unmerged ? saveOnce(ofThis) : alone(() => saveOnce(ofThis))));
      if (ofThis === generation) failures = 0;
    } catch (error) {
      if (ofThis === generation) refuse(error);
    }
    if (!isBlocked && isUnsaved() && failures === 0) schedule(saveDelay);
  }

  /** @returns whether only what to continue from has been found, so that the text is still to be saved */
  async function saveOnce(ofThis: number): Promise<boolean> {
    if (ofThis !== generation || !maySave()) {
      reportState();
      return false;
    }
    const next = unmerged ?? begunElsewhere() ?? (await saveText());
    if (ofThis !== generation) return false;
    if (next) await accept(next);
    // Deleted: all of it becomes a new draft.
    else [saved, savedText] = [null, ''];
    return !next?.draft && ofThis === generation && !isBlocked && maySave();
  }

  /** Instead of a second draft, what was typed becomes the next version of one that another tab has begun on the same base. */
  const begunElsewhere = (): Continuation | undefined =>
    !saved && fromOther?.base === base && savedText !== ''
      ? { from: savedText, to: fromOtherTab(fromOther) }
      : undefined;

  /** @returns undefined if the draft is gone, and what is published does not have its text */
  async function saveText(): Promise<Continuation | undefined> {
    const [sent, before] = [text, saved];
    unanswered = [...unanswered.filter((one) => one !== sent), sent].slice(-maxUnanswered);
    if (!before) key ??= crypto.randomUUID();
    remember();
    try {
      const { draft } = before
        ? await save(before.id, { version: before.version, document: sent })
        : await create({ base, document: sent, name, key });
      return fromDraft(sent, draft);
    } catch (error) {
      const stale = refusalBodyOf(error, 'saveDraft', 409);
      // An earlier save arrived, but not its answer.
      if (stale && unanswered.includes(stale.draft.document))
        return fromDraft(stale.draft.document, stale.draft);
      // Others have saved the draft that an earlier try had begun: this text becomes another one.
      if (stale && !before) {
        key = undefined;
        return undefined;
      }
      if (!before || !isNotFound(error)) throw error;
      if (fromOther?.id === before.id) fromOther = undefined;
      const revision = await published({ base, text: before.text });
      return revision && fromRevision(before.text, revision);
    }
  }

  /** Shows what another tab has saved, once nothing is unsaved here: until then, the next save merges it. */
  function showOther(): void {
    if (!fromOther || running || isBlocked || isUnsaved()) return;
    if (saved && saved.id !== fromOther.id) void leaveFor(fromOther, saved.id);
    else show(fromOther);
  }

  function show(other: SavedElsewhere): void {
    fromOther = undefined;
    if (saved?.id === other.id && saved.version >= other.version) return;
    // Its base too: against another one, publishing would undo what it takes back.
    moveTo(fromOtherTab(other), other.text);
    reportState();
  }

  /** A draft of this tab stays while it exists: its text may be nowhere else. */
  async function leaveFor(other: SavedElsewhere, own: number): Promise<void> {
    const isOver = own < other.id && (await isGone(own).catch(() => false));
    if (fromOther !== other) return;
    if (!isOver) fromOther = undefined;
    else if (saved?.id === own && !running && !isBlocked && !isUnsaved()) show(other);
  }

  /** What has been typed since belongs on top of what others changed. */
  async function accept(next: Continuation): Promise<void> {
    const ofThis = generation;
    unmerged = next;
    const merged = await mergeTyped(next, { merge, isReadable, text: () => text });
    if (ofThis !== generation) return;
    const { from, to, draft } = next;
    // It is merged once it can be read.
    if (!merged) failures = 0;
    else if ('conflicts' in merged) {
      if (draft) block(draft, merged.conflicts, from);
      // Without a draft whose versions could be chosen, publishing asks.
      else [saved, savedText, unmerged, fromOther] = [null, '', undefined, undefined];
    } else {
      [failures, unanswered, unmerged] = [0, [], undefined];
      moveTo(to, merged.text);
      if (draft && saved) onSaved({ ...saved, base, name });
    }
    if (!isBlocked) reportState();
  }

  /** Continues with `next` in the document, which was made from `to`. */
  function moveTo(to: Origin, next: string): void {
    const isOther = next !== text;
    ({ base, name, saved } = to);
    key = undefined;
    [savedText, text] = [to.text, next];
    if (isUnsaved()) remember();
    if (isOther) onOthers(next);
  }

  function block(theirs: Draft, conflicts: Conflict[], madeFrom: string): void {
    isBlocked = true;
    onState({ kind: 'conflict', theirs, conflicts, base: madeFrom });
  }

  function refuse(error: unknown): void {
    const stale = refusalBodyOf(error, 'saveDraft', 409);
    if (stale) {
      block(stale.draft, stale.conflicts, saved?.text ?? text);
      return;
    }
    failures += 1;
    onState(stateOf(error));
    schedule(retryDelay(failures));
  }

  /** Forgets what is under way and was refused. */
  function restart(): void {
    generation += 1;
    [isBlocked, failures, fromOther, unmerged] = [false, 0, undefined, undefined];
  }

  return {
    /** The document has this text now. */
    change(next: string): void {
      if (next === text) return;
      text = next;
      if (isUnsaved()) remember();
      if (isBlocked) return;
      if (!running && failures === 0) reportState();
      if (failures === 0) schedule(saveDelay);
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
      restart();
      moveTo({ text: draft?.text ?? '', base: nextBase, name: nextName, saved: draft }, next);
      reportState();
      schedule(0);
    },
    /** Begins again from a published text, without a draft. */
    reset(next: string, nextBase: number | null): void {
      clearTimeout(timer);
      restart();
      moveTo({ text: next, base: nextBase, name: unnamedDraft, saved: null }, next);
      reportState();
    },
    now: () => ({ text, saved, base, name, isUnsaved: isUnsaved() }),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
