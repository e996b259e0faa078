import { getDefaultStore } from 'jotai/vanilla';
import { onRouteChange } from '#engine/browser/navigation/route-change.ts';
import { userAtom } from '#engine/browser/state/persisted-state.ts';
import { showNotice } from '#engine/browser/toast/show-toast.ts';
import type { User } from '#schemas/site/client-state.ts';
import { openedKey } from './chat.ts';
import messages from './chat-messages.json' with { type: 'json' };
import { type ChatOptions, type ChatUser, chatService, forgetChat, prepareChat } from './chat-port.ts';
import { loadScript } from './load-script.ts';

/** Time for the chat to boot. */
const timeoutMs = 10_000;

const store = getDefaultStore();
let loaded: Promise<void> | undefined;
let booted: Promise<void> | undefined;
let follows = false;

/** Opens the messenger. Shows a notice on failure. */
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

/** Loads the script and boots the chat, once. A failure can be retried. */
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
    // The site has its own buttons, and its themes are light.
    hideChannelButtonOnBoot: true,
    appearance: 'light',
  });
  chatService.setPage(location.pathname);
}

function bootWith(options: ChatOptions): Promise<void> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('[chat] The chat did not boot in time.')), timeoutMs);
    chatService.boot(options, (error) => {
      clearTimeout(late);
      if (error) fail(error);
      else done();
    });
  });
}

/** Keeps the clinic informed of the visitor's page, language and login. */
function follow(): void {
  if (follows) return;
  follows = true;
  let sentLanguage = language();
  onRouteChange(() => {
    chatService.setPage(location.pathname);
    chatService.track('PageView', { path: location.pathname });
    if (language() !== sentLanguage) chatService.updateUser({ language: language() });
    sentLanguage = language();
  });
  let known: User | null | undefined;
  const look = () => {
    const user = store.get(userAtom);
    if (known === null && user) chatService.updateUser(identity(user));
    else if (known && user?.id !== known.id) endChat();
    known = user;
  };
  // Subscribed first: only a mounted atom reads what an earlier page stored.
  store.sub(userAtom, look);
  known = store.get(userAtom);
}

/** Ends the session, so that the next visitor does not see this one's messages. */
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
    // Without storage, later pages do not resume the chat.
  }
}
