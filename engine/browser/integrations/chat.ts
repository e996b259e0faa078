import { loadOnce } from '#engine/load-once.ts';

// This file is part of the bootstrap. The implementation loads on demand.

const run = loadOnce(() => import('./run-chat.ts'));

/** Session storage key: the chat was opened in this tab, so later pages load it to receive replies. */
export const openedKey = 'maru:chat';

/** Whether the partner has a chat; without one, nothing loads. */
const hasChat = (): boolean => document.body.dataset.chatKey !== undefined;

/**
 * Loads and opens the chat messenger. Browser only.
 * @param message prefilled in the input
 * @param onLoadError called with the error if the chat's code fails to load
 * @returns false if the partner has no chat
 */
export function openChat(message: string | undefined, onLoadError: (error: unknown) => void): boolean {
  if (!hasChat()) return false;
  run()
    .then(({ showChat }) => showChat(message))
    .catch(onLoadError);
  return true;
}

/** Loads the chat without opening it, if it was opened on an earlier page of this tab. */
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
