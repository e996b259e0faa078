import type { createStore } from 'jotai';
import { onSignOut } from '../../api/session.ts';
import type { EditorSession } from './start-session.ts';

/** An open document: it stays open, with its undo history, while the operator visits other screens of its partner. */
export type RetainedSession = {
  code: string;
  /** Id of the operator whose document it is. */
  operatorId: number;
  store: ReturnType<typeof createStore>;
  session: EditorSession;
};

/** One document at most: it takes memory. */
let retained: RetainedSession | undefined;

/** The document of a partner that this operator has left open. */
export const retainedSession = (code: string, operatorId: number): RetainedSession | undefined =>
  retained?.code === code && retained.operatorId === operatorId ? retained : undefined;

/** Keeps a document open in place of another one. */
export function retainSession(next: RetainedSession): void {
  if (retained !== next) void endSession();
  retained = next;
}

/** Resolves once every document that was closed is saved, as far as the server can be reached. */
let ended: Promise<unknown> = Promise.resolve();

/**
 * Closes the document that was left open, and saves it first. It also waits for documents that are being closed: a
 * document that is opened again must find its last save.
 * @param except code of a partner whose document stays open
 */
export async function endSession(except?: string): Promise<void> {
  if (retained && retained.code !== except) {
    const { session } = retained;
    retained = undefined;
    ended = Promise.allSettled([ended, session.stop()]);
  }
  await ended;
}

// Not ended before: without an answer the operator goes on editing.
onSignOut({
  before: async () => retained?.session.saver.flush(),
  after: () => endSession(),
  lost: () => {
    retained?.session.abandon();
    retained = undefined;
  },
});
