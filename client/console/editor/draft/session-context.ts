import { createContext, useContext } from 'react';
import type { EditorSession } from './start-session.ts';

export const SessionContext = createContext<(EditorSession & { code: string }) | null>(null);

/** The session of the open document. @throws Error outside of `SiteSession` */
export function useSession(): EditorSession & { code: string } {
  const session = useContext(SessionContext);
  if (!session) throw new Error('[editor] useSession needs a SiteSession around it');
  return session;
}
