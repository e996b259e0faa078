import { loadOnce } from '#engine/load-once.ts';

// This file is in the bootstrap: what does the work comes when a visitor asks for it.

const run = loadOnce(() => import('./run-chat.ts'));

/** Says that the chat was opened in this tab: replies are to reach the visitor on the pages that follow. */
export const openedKey = 'maru:chat';

/** Whether the partner has a chat: only then does any of it load. */
const hasChat = (): boolean => document.body.dataset.chatKey !== undefined;

/**
 * Opens the chat messenger, loading it before. Browser only.
 * @param message is put into its box, ready to be sent
 * @param orElse is called where the chat's code does not come, with the error
 * @returns false where the partner has none
 */
export function openChat(message: string | undefined, orElse: (error: unknown) => void): boolean {
  if (!hasChat()) return false;
  run()
    .then(({ showChat }) => showChat(message))
    .catch(orElse);
  return true;
}

/** Loads a chat that was opened on an earlier page of this tab, without opening it. */
export function resumeChat(): void {
  if (!hasChat() || !wasOpened()) return;
  run()
    .then(({ bootChat }) => bootChat())
    .catch(() => {});
}

function wasOpened(): boolean {
  try {
    return sessionStorage.getItem(openedKey) !== null;
  } catch {
    return false;
  }
}
