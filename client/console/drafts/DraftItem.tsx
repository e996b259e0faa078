import { Plural, Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { useDraftName } from '../editor/draft/use-draft-name.ts';
import { usePartner } from '../screens/partner/use-partner.ts';
import { Button } from '../ui/Button.tsx';
import { focusIfLost } from '../ui/lost-focus.ts';
import { useRevisionTexts } from '../ui/revision-texts.ts';
import { Time } from '../ui/Time.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';
import { RenameDraft } from './RenameDraft.tsx';
import { useChangeCount } from './use-change-count.ts';
import { type DraftRow, useDraftRights } from './use-drafts.ts';

type Props = {
  draft: DraftRow;
  /** Whether the editor has it open. */
  isOpen: boolean;
  /** Whether its changes are counted. */
  isCounted: boolean;
  onOpen?: () => void;
};

/** One draft: whose it is, what it was made from, and what can be done with it. */
export function DraftItem({ draft, isOpen, isCounted, onOpen }: Props) {
  const { code, partner } = usePartner();
  const { mayPublish, mayEdit, mayDelete } = useDraftRights();
  const nameOf = useDraftName();
  const { authorOf } = useRevisionTexts();
  const [isNaming, setNaming] = useState(false);
  const { id, owner, author, updatedAt } = draft;
  const row = useRef<HTMLLIElement>(null);
  const stopNaming = () => {
    setNaming(false);
    void focusIfLost(() => row.current?.querySelector<HTMLElement>('button'), row.current);
  };
  const site = `/partners/${encodeURIComponent(code)}/site?draft=${id}`;
  return (
    <li ref={row} className="Drafts-one">
      <div className="Drafts-about">
        <div className="Row">
          <Link to={site} {...(onOpen && { onClick: onOpen })}>
            {nameOf(draft)}
          </Link>
          {isOpen && (
            <span className="Badge Badge--accent">
              <Trans>Open here</Trans>
            </span>
          )}
        </div>
        <p className="Partners-about">
          {authorOf(owner)} · <Time at={updatedAt} timeZone={partner?.timeZone} />
          {author !== owner && (
            <>
              {' '}
              <Trans>by {authorOf(author)}</Trans>
            </>
          )}
        </p>
        <About draft={draft} isCounted={isCounted} />
      </div>
      {isNaming ? (
        <RenameDraft draft={draft} onClose={stopNaming} />
      ) : (
        <div className="Row">
          {mayPublish && (
            <Link className="Button" to={`${site}&publish`} {...(onOpen && { onClick: onOpen })}>
              <Trans>Publish…</Trans>
            </Link>
          )}
          {mayEdit && (
            <Button onPress={() => setNaming(true)}>
              <Trans>Rename</Trans>
            </Button>
          )}
          {mayDelete(draft) && <DeleteDraft draft={draft} />}
        </div>
      )}
    </li>
  );
}

function About({ draft, isCounted }: Pick<Props, 'draft' | 'isCounted'>) {
  const { base } = draft;
  const { code } = usePartner();
  const published = useCall('published', { code }).data?.revision?.number;
  const count = useChangeCount(code, isCounted ? draft : undefined);
  return (
    <p className="Partners-about">
      {count !== undefined && (
        <>
          <Plural value={count} _0="No change" one="# change" other="# changes" />
          {base !== null && ' · '}
        </>
      )}
      {base !== null && <Base base={base} published={published} />}
    </p>
  );
}

/** The revision that a draft was made from: it may be scheduled, or have been canceled. */
function Base({ base, published }: { base: number; published: number | undefined }) {
  if (published === base) return <Trans>made from revision {base}, which is published</Trans>;
  if (published !== undefined && base < published)
    return (
      <Trans>
        made from revision {base}; revision {published} has been published since
      </Trans>
    );
  return <Trans>made from revision {base}</Trans>;
}
