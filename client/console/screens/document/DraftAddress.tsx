import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { draftStatusAtom } from '../../editor/draft/draft-atoms.ts';
import { draftIn } from '../../editor/draft/draft-in.ts';
import { useFollowDraft } from '../../editor/draft/use-follow-draft.ts';

type Props = {
  /** The draft that was asked for when the document was opened. */
  asked: number | null;
  /** Opens another draft. */
  onAsk: (id: number) => void;
};

/** Has the URL name the open draft, for colleagues who get it, and opens another one that it names. */
export function DraftAddress({ asked, onAsk }: Props) {
  useFollowDraft();
  const { draft } = useAtomValue(draftStatusAtom);
  const [query, setQuery] = useSearchParams();
  const named = draftIn(query);
  const { key } = useLocation();
  const isPushed = useNavigationType() === 'PUSH';
  // The URL by which the document was opened has been followed already.
  const followed = useRef(named === asked ? key : null);
  // URLs of earlier steps name drafts that have been published or discarded since.
  const known = useRef(new Set([asked]));
  const update = useEffectEvent(() => {
    // A link names a draft on purpose, also one that was open before.
    const isAsked = isPushed && key !== followed.current;
    followed.current = key;
    known.current.add(draft);
    if (named === draft) return;
    if (named !== null && (isAsked || !known.current.has(named))) {
      onAsk(named);
      return;
    }
    setQuery(
      (now) => {
        // Another draft than the one that the URL asks to publish.
        if (named !== null) now.delete('publish');
        if (draft === null) now.delete('draft');
        else now.set('draft', `${draft}`);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: both sides of the comparison, and every URL
  useEffect(() => update(), [draft, named, key]);
  return null;
}
