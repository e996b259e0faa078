import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DraftList } from '../../drafts/DraftList.tsx';

/** URL of the list on the overview. */
export const draftsHash = '#drafts';

/** The drafts of all operators. A link to it moves the focus there. */
export function DraftsCard() {
  const { t } = useLingui();
  const { hash, key } = useLocation();
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link may be used again
  useEffect(() => {
    if (hash === draftsHash) section.current?.focus();
  }, [hash, key]);
  return (
    <section ref={section} tabIndex={-1} className="Card" aria-label={t`Drafts`}>
      <DraftList />
    </section>
  );
}
