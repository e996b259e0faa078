import { onIdleAfterFonts } from '#client/visitor/scheduling/on-idle.ts';
import { openChat, resumeChat } from '#engine/browser/integrations/chat.ts';
import { onChunkLoadError } from '#engine/browser/navigation/on-chunk-load-error.ts';
import { clicked } from './clicked.ts';

/**
 * The chat messenger by attribute: a click on `[data-chat]` opens it with `data-chat-message` in its input. Nothing
 * loads before that, unless the chat was opened earlier in this tab.
 */
export function startChat(): void {
  document.addEventListener('click', (event) => {
    const opener = clicked<HTMLAnchorElement>(event, '[data-chat]');
    if (!opener || !openChat(opener.dataset.chatMessage, onChunkLoadError(opener.href))) return;
    event.preventDefault();
    // A modal dialog would make the messenger inert.
    opener.closest('dialog')?.close();
  });
  onIdleAfterFonts(resumeChat);
}
