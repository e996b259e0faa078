import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PopupBody } from '#schemas/operator/popup-calls.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { useCall } from '../../api/use-call.ts';
import type { Width } from '../../editor/preview/PreviewPane.tsx';
import { PageChoice } from '../../editor/site/PageChoice.tsx';
import { useSiteView } from '../../editor/site/use-site-view.ts';
import { pageTree } from '../../editor/tree/page-tree.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { focusIfLost } from '../../ui/lost-focus.ts';
import { instantOf } from '../../ui/pickers/clinic-time.ts';
import { ZonedTimeField } from '../../ui/pickers/ZonedTimeField.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { LeaveDialog } from '../document/LeaveDialog.tsx';
import { useIsWide } from '../document/use-is-wide.ts';
import { useOpenSite } from '../document/use-open-site.ts';
import { useUnsaved } from '../document/use-unsaved.ts';
import { PopupForm } from './PopupForm.tsx';
import { PopupList } from './PopupList.tsx';
import { PopupPreview } from './PopupPreview.tsx';
import { PopupTypeNote } from './PopupTypeNote.tsx';
import { newSlide } from './SlideFields.tsx';
import { useClinicNow } from './use-clinic-now.ts';
import { useSavePopup } from './use-save-popup.ts';
import '../document/document.css';
import '../menu/menu.css';
import './popups.css';

/** The popups of the clinic: what visitors see of each at a time, and the form of one. */
export function Component() {
  const { t } = useLingui();
  const site = useOpenSite();
  const { code, partner, document, template, languages } = site;
  const { timeZone } = partner;
  useTitle(t`Popups`, partner.name);
  const popups = useCall('popups', { code });
  const info = useCall('clinicInfo', { code });
  const view = useSiteView(document, template, languages);
  const isWide = useIsWide();
  const [time, setTime] = useState('');
  const shownNow = useClinicNow(timeZone);
  const unsaved = useUnsaved();
  const [chosen, choose] = useState<number | 'new' | null>(null);
  const [width, setWidth] = useState<Width>(1280);
  const { order, problem } = useSavePopup(code);
  const at = new Date(instantOf(time || shownNow, timeZone));
  const place = { path: view.path, pageKey: view.page };
  const mayWrite = hasRole(partner.role, 'publisher');
  const [main = 'ko'] = languages;
  const hasSlot = pageTree(document, template, view.page).some(({ globalSlot }) => globalSlot === 'popup');
  return (
    <div className={`DocumentScreen ${isWide ? 'DocumentScreen--split' : ''}`}>
      <div className="DocumentScreen-side">
        <div className="DocumentScreen-body">
          <header className="DocumentScreen-head">
            <h1>{t`Popups`}</h1>
            <p className="Field-help">
              <Trans>
                Popups are content of the clinic, not of the site document. Visitors see what you save here at
                once, or when the popup begins. Publishing the site does not affect popups.
              </Trans>
            </p>
          </header>
          <div className="PopupsScreen-when" data-own-undo>
            <ZonedTimeField
              label={t`What visitors see at`}
              timeZone={timeZone}
              value={time || shownNow}
              onChange={setTime}
              clear={t`Now`}
              isRequired={time === ''}
            />
            <PageChoice
              key={`${view.page} ${view.keys.length}`}
              view={view}
              document={document}
              template={template}
            />
          </div>
          {!hasSlot && (
            <p className="Notice" role="status">
              <Trans>This page shows no popups at all: its popup slot is empty.</Trans>
            </p>
          )}
          {info.data && <PopupTypeNote settings={info.data.row.config} />}
          {problem && (
            <p className="Notice" role="alert">
              {problem}
            </p>
          )}
          <LoadState read={popups} rows={4}>
            {({ rows }) => (
              <>
                <div className="Row PopupsScreen-head">
                  <h2>
                    <Plural value={rows.length} one="# popup" other="# popups" />
                  </h2>
                  {mayWrite ? (
                    <Button
                      kind="primary"
                      onPress={() => chosen !== 'new' && unsaved.before(() => choose('new'))}
                    >
                      + <Trans>New popup</Trans>
                    </Button>
                  ) : (
                    <p className="Field-help">
                      <Trans>Publishers and administrators can change popups.</Trans>
                    </p>
                  )}
                </div>
                {rows.length === 0 ? (
                  <div className="Empty">
                    <h2>
                      <Trans>No popups yet</Trans>
                    </h2>
                    <p>
                      <Trans>A popup announces an offer or changed hours to visitors.</Trans>
                    </p>
                  </div>
                ) : (
                  <PopupList
                    popups={rows}
                    at={at}
                    place={place}
                    main={main}
                    timeZone={timeZone}
                    selected={typeof chosen === 'number' ? chosen : null}
                    onSelect={(id) => id !== chosen && unsaved.before(() => choose(id))}
                    onOrder={
                      mayWrite
                        ? (ids) =>
                            void order(
                              rows.map(({ id }) => id),
                              ids,
                            )
                        : undefined
                    }
                  />
                )}
                {chosen !== null && (
                  <Chosen
                    // What somebody else saves in the meantime does not replace what is being written.
                    key={`${chosen} ${unsaved.version ?? versionOf(chosen, rows)}`}
                    code={code}
                    timeZone={timeZone}
                    languages={languages}
                    mayWrite={mayWrite}
                    saved={rows.find(({ id }) => id === chosen)}
                    initial={newPopup(view.page, main)}
                    isNew={chosen === 'new'}
                    onUnsaved={unsaved.setVersion}
                    onSaved={({ id }) => {
                      unsaved.setVersion(null);
                      choose(id);
                    }}
                    onClose={() => {
                      unsaved.setVersion(null);
                      choose(null);
                      void focusIfLost(() => placeAfterForm(chosen, rows));
                    }}
                  />
                )}
              </>
            )}
          </LoadState>
        </div>
      </div>
      <LeaveDialog title={<Trans>The popup is not saved</Trans>} leaving={unsaved.leaving} />
      {isWide && popups.data && info.data && (
        <PopupPreview
          site={site}
          view={view}
          at={at}
          width={width}
          hasSlot={hasSlot}
          popups={popups.data.rows}
          settings={info.data.row.config}
          onWidth={setWidth}
        />
      )}
    </div>
  );
}

/** The form of a popup that exists, or of a new one; one that was deleted elsewhere has none. */
function Chosen({ isNew, ...props }: React.ComponentProps<typeof PopupForm> & { isNew: boolean }) {
  const [saved] = useState(props.saved);
  if (isNew || saved) return <PopupForm {...props} saved={saved} />;
  return (
    <p className="Notice" role="status">
      <Trans>This popup no longer exists.</Trans>
    </p>
  );
}

/** Where the focus goes once a form is closed: to its popup in the list, or to one beside that was deleted. */
function placeAfterForm(chosen: number | 'new', rows: readonly { id: number }[]): HTMLElement | null {
  const index = rows.findIndex(({ id }) => id === chosen);
  const row = [rows[index], rows[index + 1], rows[index - 1]]
    .map((one) => one && document.querySelector<HTMLElement>(`.PopupList [data-key="${one.id}"]`))
    .find(Boolean);
  return row ?? document.querySelector('.PopupsScreen-head button');
}

/** The version of a popup that changes are made from; `new` for one that is not saved yet. */
const versionOf = (chosen: number | 'new', rows: readonly { id: number; version: string }[]): string =>
  rows.find(({ id }) => id === chosen)?.version ?? 'new';

const newPopup = (page: string, main: string): PopupBody =>
  ({
    locations: [page],
    items: [newSlide(main)],
    ratio: '4:3',
    direction: 'CENTER',
    isAutoPlacement: true,
  }) as unknown as PopupBody;
