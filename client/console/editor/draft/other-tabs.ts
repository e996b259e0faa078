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
