import { onIdle } from '#client/visitor/scheduling/on-idle.ts';
import { openChat, resumeChat } from '#engine/browser/integrations/chat.ts';
import { withoutCode } from '#engine/browser/navigation/without-code.ts';

/**
 * The chat messenger by attribute: a click on `[data-chat]` opens it; `data-chat-message` is put into its box.
 * Nothing of it loads before, unless it was opened earlier in this tab.
 */
export function startChat(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const opener = target?.closest<HTMLElement>('[data-chat]');
    if (!opener || event.defaultPrevented || event.button !== 0) return;
    if (!openChat(opener.dataset.chatMessage, withoutCode((opener as HTMLAnchorElement).href))) return;
    event.preventDefault();
    // Below a modal dialog the messenger could not be used.
    opener.closest('dialog')?.close();
  });
  onIdle(resumeChat);
}
