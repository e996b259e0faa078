import { onIdleAfterFonts } from '#client/visitor/scheduling/on-idle.ts';
import { openChat, resumeChat } from '#engine/browser/integrations/chat.ts';
import { withoutCode } from '#engine/browser/navigation/without-code.ts';

/**
 * The chat messenger by attribute: a click on `[data-chat]` opens it with `data-chat-message` in its input. Nothing
 * loads before that, unless the chat was opened earlier in this tab.
 */
export function startChat(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const opener = target?.closest<HTMLElement>('[data-chat]');
    if (!opener || event.defaultPrevented || event.button !== 0) return;
    if (!openChat(opener.dataset.chatMessage, withoutCode((opener as HTMLAnchorElement).href))) return;
    event.preventDefault();
    // A modal dialog would make the messenger inert.
    opener.closest('dialog')?.close();
  });
  onIdleAfterFonts(resumeChat);
}
