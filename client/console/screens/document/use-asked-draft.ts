import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { draftIn } from '../../editor/draft/draft-in.ts';

/** Which draft of a partner is asked for. `visit` changes when another one is to be opened in place of the open one. */
export function useAskedDraft(code: string) {
  const [query] = useSearchParams();
  const [opened, setOpened] = useState({ code, asked: draftIn(query), visit: 0 });
  if (opened.code !== code) setOpened({ code, asked: draftIn(query), visit: 0 });
  return {
    ...opened,
    ask: (asked: number) => setOpened(({ visit }) => ({ code, asked, visit: visit + 1 })),
  };
}
