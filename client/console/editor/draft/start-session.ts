import type { createStore } from 'jotai';
import { call } from '../../api/call.ts';
import { createDocument, replaceText } from '../document/site-document.ts';
import { codeAtom, documentAtom, selectionAtom } from '../state/document-atoms.ts';
import { draftStatusAtom } from './draft-atoms.ts';
import { unnamedDraft } from './draft-name.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import type { Opened } from './open-draft.ts';
import { openOtherTabs } from './other-tabs.ts';
import { storeHistory, withStoredHistory } from './stored-history.ts';
import { holdTab, type SiteOf, storeText, type Unsaved } from './stored-texts.ts';
import { createWriteSoon } from './write-soon.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Connects the open document with its draft, the browser's storage and other tabs. Ends with `stop`.
 * @param opened where editing begins; what a closed tab left unsaved is restored
 */
export function startSession(store: Store, site: SiteOf, opened: Opened) {
  const { code } = site;
  const tab = crypto.randomUUID();
  const ended = new AbortController();
  const { signal } = ended;
  let { line, name = unnamedDraft } = opened;
  holdTab(tab, signal);
  const tabs = openOtherTabs(site, tab, {
    onTabs: (otherTabs) => store.set(draftStatusAtom, (status) => ({ ...status, otherTabs })),
    onSaved: (saved, theirLine) => {
      if (theirLine === line) saver.takeOver(saved);
    },
  });
  const show = (save: SaveState) => {
    const { saved, base } = saver.now();
    store.set(draftStatusAtom, (status) => ({ ...status, save, draft: saved?.id ?? null, base }));
  };
  // Storing a large text takes longer than showing a letter.
  const writer = createWriteSoon<Unsaved | null>((unsaved) => storeText(localStorage, site, tab, unsaved));
  window.addEventListener('pagehide', writer.flush, { signal });
  document.addEventListener('visibilitychange', writer.flush, { signal });
  const rememberSteps = () => storeHistory(sessionStorage, site, store.get(documentAtom));
  window.addEventListener('pagehide', rememberSteps, { signal });
  const saver = createDraftSaver({
    text: opened.saved?.text ?? opened.text,
    base: opened.base,
    saved: opened.saved,
    create: (body) => call('createDraft', { code }, { ...body, name }),
    save: async (id, body) => {
      const answer = await call('saveDraft', { code, id }, body);
      name = answer.draft.name;
      return answer;
    },
    store: writer.write,
    onState: show,
    onSaved: (saved) => tabs.broadcast(saved, line),
    onText: (text) => store.set(documentAtom, (document) => replaceText(document, text)),
  });

  store.set(codeAtom, code);
  store.set(documentAtom, createDocument(opened.text));
  store.set(selectionAtom, null);
  show({ kind: 'saved' });
  const unsubscribe = store.sub(documentAtom, () => saver.change(store.get(documentAtom).text));
  const { left } = opened;
  if (left) {
    store.set(documentAtom, (document) => replaceText(document, left.text));
    // This tab keeps it from now on.
    writer.flush();
    storeText(localStorage, site, left.tab, null);
  }

  store.set(documentAtom, (document) => withStoredHistory(sessionStorage, site, document));
  const retry = () => saver.retry();
  window.addEventListener('online', retry, { signal });
  window.addEventListener('focus', retry, { signal });
  const leave = (event: BeforeUnloadEvent) => {
    if (!saver.now().isUnsaved) return;
    void saver.flush();
    event.preventDefault();
  };
  window.addEventListener('beforeunload', leave, { signal });
  const close = () => {
    saver.stop();
    writer.flush();
    tabs.close();
    ended.abort();
  };
  return {
    saver: {
      ...saver,
      reset: (text: string, base: number | null) => {
        [line, name] = [null, unnamedDraft];
        saver.reset(text, base);
      },
    },
    /** Saves what is unsaved, as far as the server can be reached, and closes the document. */
    stop: async () => {
      unsubscribe();
      await saver.flush();
      close();
    },
    /** Closes the document without saving. What is unsaved stays in the browser. */
    abandon: () => {
      unsubscribe();
      close();
    },
  };
}

export type EditorSession = ReturnType<typeof startSession>;
