import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { PartnerRow } from '../../partner/use-partner.ts';
import { pageOfEntry } from './entry-page.ts';

type Props = {
  list: 'boardTypes' | 'customerBoards';
  partner: PartnerRow;
  /** Undefined: a new board. */
  id: number | undefined;
};

/** How visitors reach a board: no page lists boards, so that one without a link is found by nobody. */
export function BoardLink({ list, partner: { code, origin }, id }: Props) {
  const page = id !== undefined && pageOfEntry(list, id, {});
  if (!page)
    return (
      <p className="Field-help">
        <Trans>
          Visitors find a board by a link, such as one in the menu. Once the board is added, its address is
          shown here.
        </Trans>
      </p>
    );
  return (
    <section className="Card EntryAddress">
      <h2>
        <Trans>How visitors find this board</Trans>
      </h2>
      <p className="Field-help">
        <Trans>By a link, such as one in the menu. Link to this address:</Trans>
      </p>
      <div className="Row">
        <a href={`${origin}${page}`} target="_blank" rel="noreferrer">
          {page}
        </a>
        <CopyButton text={page}>
          <Trans>Copy the address</Trans>
        </CopyButton>
        <Link className="Button" to={`/partners/${code}/menu`}>
          <Trans>Menu of the site</Trans>
        </Link>
      </div>
    </section>
  );
}
