import { createDraftSaver } from './draft-saver.ts';
import type { SaverOptions, SaveState } from './saver-options.ts';

/** A draft as the server answers with it. */
export const draftOf = (document: string, version: number) => ({
  id: 7,
  name: 'editor',
  base: 1,
  version,
  author: 'Demo',
  authorId: 1,
  owner: 'Kim',
  ownerId: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  document,
});

/**
 * A saver with its server. `merge` changes what is saved as if others had changed it too; `fail` refuses the next
 * calls.
 */
export function startSaver(options: Partial<SaverOptions> = {}) {
  const server = {
    text: '',
    version: 0,
    saves: [] as string[],
    fail: undefined as unknown,
    merge: (text: string) => text,
  };
  const answer = async (document: string) => {
    if (server.fail) throw server.fail;
    server.saves.push(document);
    server.text = server.merge(document);
    server.version += 1;
    return draftOf(server.text, server.version);
  };
  const seen = { states: [] as SaveState[], stored: null as string | null, shown: [] as string[] };
  const saver = createDraftSaver({
    text: 'one two three',
    base: 1,
    saved: null,
    create: async ({ document }) => ({ draft: await answer(document) }),
    save: async (_, { document }) => ({ draft: await answer(document), isMerged: false }),
    merge: () => new Promise(() => {}),
    store: (unsaved) => {
      seen.stored = unsaved?.text ?? null;
    },
    onState: (state) => seen.states.push(state),
    onSaved: () => undefined,
    onOthers: (text) => seen.shown.push(text),
    ...options,
  });
  return { server, seen, saver };
}

/** The last state that the saver has reported. */
export const lastKind = (seen: { states: SaveState[] }) => seen.states.at(-1)?.kind;
