import { z } from 'zod';
import type { SavedElsewhere } from './saver-options.ts';
import type { SiteOf } from './stored-texts.ts';

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['hello', 'here', 'left']), tab: z.string() }),
  z.object({
    kind: z.literal('saved'),
    tab: z.string(),
    saved: z.object({
      id: z.number(),
      version: z.number(),
      text: z.string(),
      base: z.number().nullable(),
      name: z.string(),
    }),
    /** A draft that is edited on its own (`Opened`). */
    line: z.number().nullable().default(null),
  }),
]);
type Message = z.input<typeof message>;

type Listeners = {
  /** How many other tabs edit the same site. */
  onTabs: (count: number) => void;
  onSaved: (saved: SavedElsewhere, line: number | null) => void;
};

/** How long a tab waits for another one that begins a draft: the system may have suspended that. */
const maxWaitMs = 5_000;

/** After it, other tabs have nearly always got the message of a draft that has begun. */
const messageMs = 50;

/**
 * Runs `begin` while no other tab of this browser does for the same operator and site.
 * @param begin begins a draft, and tells the other tabs
 */
export async function beginAlone<T>({ code, operatorId }: SiteOf, begin: () => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(maxWaitMs);
  const beginAndTell = async () => {
    const begun = await begin();
    await new Promise((resolve) => setTimeout(resolve, messageMs));
    return begun;
  };
  try {
    return await navigator.locks.request(`maru:begin:${operatorId}:${code}`, { signal }, beginAndTell);
  } catch (error) {
    if (error === signal.reason) return begin();
    throw error;
  }
}

/** Speaks with the other tabs of this browser in which the same operator edits the same site. */
export function openOtherTabs({ code, operatorId }: SiteOf, tab: string, { onTabs, onSaved }: Listeners) {
  const channel = new BroadcastChannel(`maru:site:${operatorId}:${code}`);
  const others = new Set<string>();
  const send = (sent: Message) => channel.postMessage(sent);
  channel.onmessage = ({ data }) => {
    const read = message.safeParse(data);
    if (!read.success) return;
    const { kind, tab: from } = read.data;
    if (kind === 'left') others.delete(from);
    else others.add(from);
    if (kind === 'hello') send({ kind: 'here', tab });
    onTabs(others.size);
    if (read.data.kind === 'saved') onSaved(read.data.saved, read.data.line);
  };
  const leave = () => send({ kind: 'left', tab });
  window.addEventListener('pagehide', leave);
  send({ kind: 'hello', tab });
  return {
    broadcast: (saved: SavedElsewhere, line: number | null) => send({ kind: 'saved', tab, saved, line }),
    close: () => {
      leave();
      window.removeEventListener('pagehide', leave);
      channel.close();
    },
  };
}
