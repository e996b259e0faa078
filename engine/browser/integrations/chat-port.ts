/** What the site knows about the visitor. The clinic sees `profile` next to the chat. */
export type ChatUser = {
  language?: string;
  profile?: { name?: string | null; email?: string | null; mobileNumber?: string | null };
  tags?: string[];
};

export type ChatOptions = ChatUser & {
  /** The partner's `channelTalkId`. */
  pluginKey: string;
  memberId?: string;
  hideChannelButtonOnBoot?: boolean;
  appearance?: ChatAppearance;
};

type ChatAppearance = 'light' | 'dark' | 'system';
type Done = (error: unknown, user?: unknown) => void;

/**
 * The operations of the customer-chat service (SPEC section 7), under the names its script accepts:
 * `window.ChannelIO(name, …)`. Channel Talk documents them; any service that accepts the same calls works.
 */
type ChatService = {
  boot: (options: ChatOptions, done?: Done) => void;
  shutdown: () => void;
  showMessenger: () => void;
  hideMessenger: () => void;
  /** Opens an existing chat, or a new one with a prepared message. */
  openChat: (chatId?: string, message?: string) => void;
  track: (event: string, properties?: Record<string, string | number | boolean | null>) => void;
  updateUser: (user: ChatUser, done?: Done) => void;
  addTags: (tags: string[], done?: Done) => void;
  removeTags: (tags: string[], done?: Done) => void;
  setPage: (page: string) => void;
  resetPage: () => void;
  showChannelButton: () => void;
  hideChannelButton: () => void;
  setAppearance: (appearance: ChatAppearance) => void;
};

const names = [
  'boot',
  'shutdown',
  'showMessenger',
  'hideMessenger',
  'openChat',
  'track',
  'updateUser',
  'addTags',
  'removeTags',
  'setPage',
  'resetPage',
  'showChannelButton',
  'hideChannelButton',
  'setAppearance',
] as const satisfies (keyof ChatService)[];

/** The script's global: calls wait in `q` until the script has loaded and replaced `c`. */
type Global = ((...call: unknown[]) => void) & { q?: unknown[]; c?: (call: unknown) => void };
type Host = { ChannelIO?: Global; ChannelIOInitialized?: boolean };

/** The chat service. Every call looks up the current global, so that early calls wait for the script. */
export const chatService = Object.fromEntries(
  names.map((name) => [name, (...given: unknown[]) => (globalThis as Host).ChannelIO?.(name, ...given)]),
) as ChatService;

/**
 * Creates the script's global, which queues calls until the script takes over.
 * @returns whether to load the script. If something else, such as a tag manager, has loaded it already, an error is
 *   logged
 */
export function prepareChat(): boolean {
  const host = globalThis as Host;
  if (host.ChannelIO) {
    console.error('ChannelIO script included twice.');
    return false;
  }
  const global: Global = (...call) => global.c?.(call);
  global.q = [];
  global.c = (call) => void global.q?.push(call);
  host.ChannelIO = global;
  host.ChannelIOInitialized = true;
  return true;
}

/** Undoes `prepareChat` after the script failed to load, so that the next attempt restarts. */
export function forgetChat(): void {
  const host = globalThis as Host;
  delete host.ChannelIO;
  delete host.ChannelIOInitialized;
}
