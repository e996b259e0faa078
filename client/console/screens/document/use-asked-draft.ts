import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The draft that the address names: `?draft=7`. */
export function draftIn(query: URLSearchParams): number | null {
  const text = query.get('draft') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

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
