import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { Button, GridList, GridListItem } from 'react-aria-components';
import { Link, useLocation, useNavigate } from 'react-router';
import type { EditableList, EntryRow } from '#schemas/operator/entry-calls.ts';
import { Thumbnail } from '../../../editor/form/Thumbnail.tsx';
import { useDetailText } from '../../../ui/pickers/detail-text.ts';
import { useListDrag } from '../../../ui/use-list-drag.ts';
import { usePartner } from '../../partner/use-partner.ts';
import type { EntryState } from '../came-from.ts';
import { listAddress, useListTexts } from '../list-texts.ts';
import { useMarkNames } from './row-texts.ts';

type Props = {
  list: EditableList;
  rows: readonly EntryRow[];
  /** The ids in their new order; undefined if the order cannot be changed now. */
  onOrder: ((ids: number[]) => void) | undefined;
};

/** The entries of a list. Each leads to its form; where they have an order, they move by dragging and by keyboard. */
export function EntryRows(props: Props) {
  if (props.onOrder) return <OrderedRows {...props} onOrder={props.onOrder} />;
  return (
    <ul className="Card ContentRows">
      {props.rows.map((row) => (
        <li key={row.id} className="ContentRows-one">
          <Row list={props.list} row={row} />
        </li>
      ))}
    </ul>
  );
}

function OrderedRows({ list, rows, onOrder }: Props & { onOrder: (ids: number[]) => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search: from } = useLocation();
  const { code } = usePartner();
  const { title } = useListTexts()[list];
  const dragAndDropHooks = useListDrag(rows, onOrder);
  return (
    <GridList
      className="Card ContentRows"
      aria-label={t`${title}, in the order in which visitors see them`}
      items={rows}
      dragAndDropHooks={dragAndDropHooks}
      // By keyboard: the pointer hits the link.
      onAction={(id) =>
        void navigate(listAddress(code, list, Number(id)), { state: { from } satisfies EntryState })
      }
      dependencies={[list, rows]}
    >
      {(row) => (
        <GridListItem id={row.id} textValue={row.title} className="ContentRows-one">
          <Button
            slot="drag"
            className="Button Button--quiet ContentRows-handle"
            aria-label={t`Move: ${row.title}`}
          >
            <span aria-hidden="true">⠿</span>
          </Button>
          <Row list={list} row={row} />
        </GridListItem>
      )}
    </GridList>
  );
}

function Row({
  list,
  row: { id, title, detail, picture, untranslated, marks },
}: {
  list: EditableList;
  row: EntryRow;
}) {
  const { code } = usePartner();
  const { search: from } = useLocation();
  const detailText = useDetailText();
  const markNames = useMarkNames();
  const about = detailText(list, detail);
  const missing = untranslated.map((language) => language.toUpperCase()).join(', ');
  return (
    <>
      {picture !== null && (
        <span className="ContentRows-picture">
          <Thumbnail url={picture} fallback={null} />
        </span>
      )}
      <span className="ContentRows-text">
        {/* Not draggable itself: the row is what is dragged. */}
        <Link
          to={listAddress(code, list, id)}
          state={{ from } satisfies EntryState}
          draggable={false}
          {...ownPress}
        >
          {title || <Trans>Without a title</Trans>}
        </Link>
        {about && <span className="Field-help">{about}</span>}
      </span>
      {marks.map((mark) => (
        <span key={mark} className={`Badge ${mark === 'ended' ? '' : 'Badge--accent'}`}>
          {markNames[mark]}
        </span>
      ))}
      {missing && (
        <span className="Badge Badge--warning">
          <Trans>Not translated: {missing}</Trans>
        </span>
      )}
    </>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** A press of the link is none of its row, which would lead there a second time. */
const ownPress = {
  onPointerDown: stop,
  onMouseDown: stop,
  onClick: stop,
  onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && stop(event),
};
