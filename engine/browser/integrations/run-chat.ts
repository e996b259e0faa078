import { getDefaultStore } from 'jotai/vanilla';
import { onRouteChange } from '#engine/browser/navigation/route-change.ts';
import { userAtom } from '#engine/browser/state/persisted-state.ts';
import { showNotice } from '#engine/browser/toast/show-toast.ts';
import type { User } from '#schemas/site/client-state.ts';
import { openedKey } from './chat.ts';
import messages from './chat-messages.json' with { type: 'json' };
import { type ChatOptions, type ChatUser, chatService, forgetChat, prepareChat } from './chat-port.ts';
import { loadScript } from './load-script.ts';

/** Milliseconds after which a chat that has not booted will not. */
const timeoutMs = 10_000;

const store = getDefaultStore();
let loaded: Promise<void> | undefined;
let booted: Promise<void> | undefined;
let follows = false;

/** Opens the messenger. A visitor who cannot chat is told so. */
export async function showChat(message?: string): Promise<void> {
  try {
    await bootChat();
    if (message) chatService.openChat(undefined, message);
    else chatService.showMessenger();
    chatService.track('OpenChat', { path: location.pathname });
    remember(true);
  } catch (error) {
    console.error('[chat] The chat could not be started.', error);
    const texts: Record<string, string> = messages.failed;
    showNotice(texts[language()] ?? messages.failed.ko, 'error');
  }
}

/** Loads the script and boots the chat, once. What failed can be tried again. */
export function bootChat(): Promise<void> {
  booted ??= boot().catch((error) => {
    booted = undefined;
    throw error;
  });
  return booted;
}

async function boot(): Promise<void> {
  const { chatKey: pluginKey = '', chatScript = '' } = document.body.dataset;
  loaded ??= prepareChat() ? loadScript(chatScript) : Promise.resolve();
  await loaded.catch((error) => {
    loaded = undefined;
    forgetChat();
    throw error;
  });
  follow();
  await bootWith({
    pluginKey,
    ...identity(store.get(userAtom)),
    // The site has buttons of its own, and its themes are light.
    hideChannelButtonOnBoot: true,
    appearance: 'light',
  });
  chatService.setPage(location.pathname);
}

function bootWith(options: ChatOptions): Promise<void> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('[chat] It did not boot in time.')), timeoutMs);
    chatService.boot(options, (error) => {
      clearTimeout(late);
      if (error) fail(error);
      else done();
    });
  });
}

/** The clinic sees on which page and in which language the visitor is, and who has logged in meanwhile. */
function follow(): void {
  if (follows) return;
  follows = true;
  let spoken = language();
  onRouteChange(() => {
    chatService.setPage(location.pathname);
    chatService.track('PageView', { path: location.pathname });
    if (language() !== spoken) chatService.updateUser({ language: language() });
    spoken = language();
  });
  let known: User | null | undefined;
  const look = () => {
    const user = store.get(userAtom);
    if (known === null && user) chatService.updateUser(identity(user));
    else if (known && user?.id !== known.id) endChat();
    known = user;
  };
  // Mounted first: only then does the atom read what an earlier page stored.
  store.sub(userAtom, look);
  known = store.get(userAtom);
}

/** What one visitor wrote is not for the next. */
function endChat(): void {
  chatService.shutdown();
  booted = undefined;
  remember(false);
}

function identity(user: User | null): ChatUser & { memberId?: string } {
  if (!user) return { language: language() };
  const { id, name, email, phoneNumber: mobileNumber } = user;
  return { language: language(), memberId: String(id), profile: { name, email, mobileNumber } };
}

const language = () => document.documentElement.lang;

function remember(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(openedKey, '1');
    else sessionStorage.removeItem(openedKey);
  } catch {
    // Without storage only this page knows.
  }
}
