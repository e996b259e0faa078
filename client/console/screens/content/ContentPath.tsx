import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import { usePartner } from '../partner/use-partner.ts';
import { useCameFrom } from './came-from.ts';
import { listAddress, useListTexts } from './list-texts.ts';

/** The way back: to all lists, and from an entry to its list. */
export function ContentPath({ list }: { list?: EditableList }) {
  const { t } = useLingui();
  const { code } = usePartner();
  const texts = useListTexts();
  const from = useCameFrom();
  return (
    <nav aria-label={t`Where you are`}>
      <ol className="ContentPath">
        <li>
          <Link to={`/partners/${code}/content`}>
            <Trans>Content</Trans>
          </Link>
        </li>
        {list && (
          <li>
            <Link to={listAddress(code, list) + from}>{texts[list].title}</Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
