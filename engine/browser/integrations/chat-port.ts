/** Who writes, as far as the site knows. `profile` holds what the clinic sees beside the chat. */
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
  zIndex?: number;
};

export type ChatAppearance = 'light' | 'dark' | 'system';
type Done = (error: unknown, user?: unknown) => void;

/**
 * What the customer-chat service offers (SPEC section 7), under the names by which its script takes them:
 * `window.ChannelIO(name, …)`. Channel Talk documents them; anything that takes the same will do.
 */
export type ChatService = {
  boot: (options: ChatOptions, done?: Done) => void;
  shutdown: () => void;
  showMessenger: () => void;
  hideMessenger: () => void;
  /** A chat that exists, or a new one with a message ready to be sent. */
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

/** The script's global: calls wait in `q` until the script has come and taken over `c`. */
type Global = ((...call: unknown[]) => void) & { q?: unknown[]; c?: (call: unknown) => void };
type Host = { ChannelIO?: Global; ChannelIOInitialized?: boolean };

/** The service of this page. Every call goes to the global of that moment, so that those made early wait for the script. */
export const chatService = Object.fromEntries(
  names.map((name) => [name, (...given: unknown[]) => (globalThis as Host).ChannelIO?.(name, ...given)]),
) as ChatService;

/**
 * Makes the page ready for the script: its global, which keeps calls until the script takes them.
 * @returns whether the script is to be loaded; something else on the page, such as a tag manager, may have done so,
 *   which is said in the console
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

/** Takes back what `prepareChat` made, where the script did not come: the next try begins anew. */
export function forgetChat(): void {
  const host = globalThis as Host;
  delete host.ChannelIO;
  delete host.ChannelIOInitialized;
}
