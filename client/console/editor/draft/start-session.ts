import type { createStore } from 'jotai';
import { call } from '../../api/call.ts';
import { problemsOf } from '../document/parse-document.ts';
import { createDocument, replaceText, withChangesOfOthers } from '../document/site-document.ts';
import { codeAtom, documentAtom, selectionAtom, stepAtom } from '../state/document-atoms.ts';
import { draftStatusAtom } from './draft-atoms.ts';
import { createDraftSaver } from './draft-saver.ts';
import { mergeOnServer } from './merge-on-server.ts';
import type { Opened } from './open-draft.ts';
import { beginAlone, openOtherTabs } from './other-tabs.ts';
import { publishedWith } from './published-with.ts';
import type { SaveState } from './saver-options.ts';
import { storeHistory, withStoredHistory } from './stored-history.ts';
import { lockTab, type SiteOf, storeText, type Unsaved } from './stored-texts.ts';
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
  let { line } = opened;
  lockTab(tab, signal);
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
  const writer = createWriteSoon<Unsaved | null>((unsaved) => {
    const isStored = storeText(localStorage, site, tab, unsaved);
    store.set(draftStatusAtom, (status) => (status.isStored === isStored ? status : { ...status, isStored }));
  });
  window.addEventListener('pagehide', writer.flush, { signal });
  document.addEventListener('visibilitychange', writer.flush, { signal });
  const rememberSteps = () => storeHistory(sessionStorage, site, store.get(documentAtom));
  window.addEventListener('pagehide', rememberSteps, { signal });
  const saver = createDraftSaver({
    text: opened.saved?.text ?? opened.text,
    base: opened.base,
    saved: opened.saved,
    name: opened.name,
    key: opened.left?.base === opened.base ? opened.left?.key : undefined,
    create: (body) => call('createDraft', { code }, body),
    save: (id, body) => call('saveDraft', { code, id }, body),
    merge: (texts) => mergeOnServer(code, texts),
    published: (draft) => publishedWith(code, draft),
    alone: (begin) => beginAlone(site, begin),
    isGone: async (id) => (await call('drafts', { code })).rows.every((row) => row.id !== id),
    store: writer.write,
    onState: show,
    isReadable: (text) => {
      const shown = store.get(documentAtom);
      return (shown.text === text ? shown.problems : problemsOf(text)).length === 0;
    },
    onSaved: (saved) => tabs.broadcast(saved, line),
    // What others saved may have moved the selected node.
    onOthers: (text) => store.set(stepAtom, (document) => withChangesOfOthers(document, text)),
  });

  store.set(codeAtom, code);
  store.set(documentAtom, createDocument(opened.text));
  store.set(selectionAtom, null);
  show({ kind: 'saved' });
  const unsubscribe = store.sub(documentAtom, () => saver.change(store.get(documentAtom).text));
  const { left } = opened;
  if (left) {
    store.set(documentAtom, (document) => replaceText(document, left.text));
    // This tab keeps it from now on. There may be no room for both.
    storeText(localStorage, site, left.tab, null);
    writer.flush();
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
        line = null;
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
