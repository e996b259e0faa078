import { Trans, useLingui } from '@lingui/react/macro';
import { Button, GridList, GridListItem } from 'react-aria-components';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { OperatorPopup } from '#schemas/operator/popup-calls.ts';
import { Thumbnail } from '../../editor/form/Thumbnail.tsx';
import { Time } from '../../ui/Time.tsx';
import { useListDrag } from '../../ui/use-list-drag.ts';
import { type PopupState, popupState } from './popup-state.ts';
import { usePopupTitle } from './popup-title.ts';

type Props = {
  popups: readonly OperatorPopup[];
  /** Instant and page that states are of. */
  at: Date;
  place: { path: string; pageKey: string };
  main: LanguageCode;
  timeZone: string;
  selected: number | null;
  onSelect: (id: number) => void;
  /** The ids in their new order; undefined if the order cannot be changed. */
  onOrder: ((ids: number[]) => void) | undefined;
};

/** The popups in the order in which they are shown, with what visitors see of each at the chosen time. */
export function PopupList(props: Props) {
  const { popups, at, place, main, selected, onSelect, onOrder } = props;
  const { t } = useLingui();
  const titleOf = usePopupTitle(main);
  const dragAndDropHooks = useListDrag(popups, onOrder);
  return (
    <GridList
      className="PopupList"
      aria-label={t`Popups, in the order in which they are shown`}
      items={popups}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={selected === null ? [] : [selected]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        if (key !== undefined) onSelect(Number(key));
      }}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[at, place, main, onOrder]}
    >
      {(popup) => {
        const title = titleOf(popup);
        const [first] = popup.items;
        const url = first?.pcContent ?? first?.mobileContent;
        return (
          <GridListItem id={popup.id} textValue={title} className="PopupList-one">
            {onOrder && (
              <Button slot="drag" className="MenuTree-handle" aria-label={t`Move: ${title}`}>
                <span aria-hidden="true">⠿</span>
              </Button>
            )}
            <span className="PopupList-picture">{url && <Thumbnail url={url} />}</span>
            <span className="PopupList-text">
              <span className="PopupList-title">{title}</span>
              <span className="Field-help">
                <Period popup={popup} timeZone={props.timeZone} />
              </span>
              <span className="Field-help">{popup.locations.join(', ')}</span>
            </span>
            <StateBadge state={popupState(popup, at, place)} />
          </GridListItem>
        );
      }}
    </GridList>
  );
}

function Period({ popup: { startAt, endAt }, timeZone }: { popup: OperatorPopup; timeZone: string }) {
  if (startAt === undefined && endAt === undefined) return <Trans>Always</Trans>;
  return (
    <>
      {startAt !== undefined && <Time at={startAt} timeZone={timeZone} />} –{' '}
      {endAt !== undefined && <Time at={endAt} timeZone={timeZone} />}
    </>
  );
}

function StateBadge({ state }: { state: PopupState }) {
  if (state === 'shown')
    return (
      <span className="Badge Badge--accent">
        <Trans>Shown</Trans>
      </span>
    );
  return (
    <span className="Badge">
      {state === 'scheduled' ? (
        <Trans>Scheduled</Trans>
      ) : state === 'ended' ? (
        <Trans>Ended</Trans>
      ) : (
        <Trans>Not on this page</Trans>
      )}
    </span>
  );
}
