import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Pane } from '../../ui/Pane.tsx';
import { instantOf } from '../../ui/pickers/clinic-time.ts';
import { BrokenDocument } from '../json/BrokenDocument.tsx';
import { LazyJsonView } from '../json/LazyJsonView.tsx';
import { PaneChoice } from '../panes/PaneChoice.tsx';
import { usePanes } from '../panes/use-panes.ts';
import { PreviewPane, type Width } from '../preview/PreviewPane.tsx';
import { isPageEdit } from '../preview/use-page-edits.ts';
import { useSecondPage } from '../preview/use-second-page.ts';
import type { EditorData } from '../schema/use-editor-data.ts';
import { useDocument } from '../state/use-document.ts';
import { useFindings } from '../state/use-findings.ts';
import { writtenPage } from '../tree/page-tree.ts';
import { placeBelow } from '../tree/places.ts';
import { rowAt } from '../tree/row-at.ts';
import { BlocksContext } from '../tree/row-names.ts';
import { type RowState, rowStates } from '../tree/row-state.ts';
import { sharedMap, useShared } from '../tree/shared-rows.ts';
import { useNodeClipboard } from '../tree/use-node-clipboard.ts';
import { usePlaceForNew } from '../tree/use-place-for-new.ts';
import { FormPane } from './FormPane.tsx';
import { findingsByRow } from './findings-by-row.ts';
import { focusText } from './focus-field.ts';
import { Outline } from './Outline.tsx';
import { PageBar } from './PageBar.tsx';
import { SecondPageChoices } from './SecondPageChoices.tsx';
import { type Side, SideChoice } from './SideChoice.tsx';
import { templateOf } from './template-of.ts';
import { useAdding } from './use-adding.ts';
import { useEditedPage } from './use-edited-page.ts';
import { useEditorForm } from './use-editor-form.ts';
import { useFollowPage } from './use-follow-page.ts';
import { useKnownNames } from './use-known-names.ts';
import { useNodeEdits } from './use-node-edits.ts';
import { useSelection } from './use-selection.ts';
import { useSiteRows } from './use-site-rows.ts';
import { useSiteView } from './use-site-view.ts';
import { ViewChoices } from './ViewChoices.tsx';

// A second page is asked for rarely.
const SecondPage = lazyPart(() => import('../preview/SecondPage.tsx').then((module) => module.SecondPage));

type Props = {
  code: string;
  /** URL of the site. */
  origin: string;
  languages: readonly string[];
  timeZone: string;
  /** The template of a document that names none. */
  templateCode: string;
  isReadOnly: boolean;
  data: EditorData;
};

/** The site: its structure, the page in the middle, and the form of what is chosen. All three are always in step. */
export function SiteEditor(props: Props) {
  return (
    <BlocksContext value={props.data.blocks}>
      <Panes {...props} />
    </BlocksContext>
  );
}

function Panes({ code, origin, languages, timeZone, templateCode, isReadOnly, data }: Props) {
  const { t } = useLingui();
  const { text, value: parsed } = useDocument();
  // While the JSON has a syntax error, the last document that could be read stays.
  const [document, setDocument] = useState(parsed);
  if (parsed !== undefined && parsed !== document) setDocument(parsed);
  const isBroken = parsed === undefined;
  const isLocked = isReadOnly || isBroken;
  const template = templateOf(data, document, templateCode);
  const view = useSiteView(document, template, languages);
  const { page } = view;
  const [selection, select] = useSelection(view, isReadOnly);
  const { blocks } = data;
  const { rows, all } = useSiteRows({ document, template, view, blocks });
  const selected = rowAt(all, selection);
  const node = selected?.kind === 'slot' ? undefined : selected;
  const edits = useNodeEdits(template, page, all);
  const isOwnPage = writtenPage(document, template, page).origin === 'document';
  const place = usePlaceForNew({ page, rows, all, selected, isOwnPage, isReadOnly: isLocked });
  const now = { document, page, rows, all, isOwnPage, blocks };
  const clipboard = useNodeClipboard({
    code,
    now,
    template,
    isReadOnly: isLocked,
    onPaste: edits.insert,
  });
  const { findings, checked } = useFindings();
  const names = useKnownNames(all);
  const panes = usePanes();
  const [width, setWidth] = useState<Width>(panes.layout === 'one' ? 360 : 1280);
  const [side, setSide] = useState<Side>('form');
  const adding = useAdding(now, edits.insert);

  const showJson = () => {
    setSide('json');
    panes.show('form');
  };
  const request = {
    document: text,
    path: view.path,
    markers: true,
    ...(view.now && { now: instantOf(view.now, timeZone) }),
  };
  const follow = useFollowPage({ view, node, place, select, panes, clipboard });
  const shown = { code, origin, rows: all, names, selected: node?.key ?? null };
  const preview = useEditedPage({
    shown: { ...shown, request: { ...request, language: view.language, device: deviceOf(width) } },
    document,
    view,
    isReadOnly: isLocked,
    blocks,
    edits,
    follow,
  });
  const secondPage = useSecondPage(width, view.language, view.languages);
  const { second } = secondPage;
  const { explanation } = preview.state;
  const byRow = useMemo(() => findingsByRow(findings, all), [findings, all]);
  const states = useShared<ReadonlyMap<string, RowState>>(
    useMemo(() => rowStates(explanation, byRow, all), [explanation, byRow, all]),
    sharedMap,
  );

  const form = useEditorForm({
    data,
    document,
    findings,
    checked,
    timeZone,
    selection,
    isReadOnly: isLocked,
    languages: view.languages,
  });
  return (
    <div className={`Editor-panes Editor-panes--${panes.layout} Editor-panes--${side}`} ref={panes.ref}>
      <PaneChoice {...panes} onChange={panes.show} />
      <Pane className="Editor-side" label={t`Structure`} isHidden={panes.isHidden('structure')}>
        <PageBar
          view={{
            ...view,
            showPage: (key) => {
              view.showPage(key);
              select(null);
            },
          }}
          document={document}
          template={template}
          origin={origin}
          isReadOnly={isReadOnly}
        />
        {isBroken && panes.isHidden('form') && <BrokenDocument onCorrect={showJson} />}
        <Outline
          rows={rows}
          all={all}
          selected={selected}
          states={states}
          isReadOnly={isLocked}
          edits={edits}
          place={place}
          clipboard={clipboard}
          isOwnPage={isOwnPage}
          adding={adding}
          site={{
            code,
            origin,
            data,
            document,
            template,
            timeZone,
            page,
            path: view.path,
            language: view.language,
          }}
          onSelect={(row) => select(row.path)}
          onOpen={() => panes.show('form')}
        />
      </Pane>
      <PreviewPane
        preview={preview}
        width={width}
        isHidden={panes.isHidden('page')}
        onWidth={setWidth}
        second={
          second && {
            width: second.width,
            show: (fit) => (
              <SecondPage
                {...shown}
                fit={fit}
                width={second.width}
                request={{ ...request, language: second.language, device: deviceOf(second.width) }}
                onPoint={(message, nodes) => {
                  if (!isPageEdit(message))
                    follow(message, nodes, (language) => secondPage.change({ language }));
                  // Texts are edited in the first page, or in the form.
                  else if (message.type === 'edit') focusText(message.texts[0] ?? '');
                }}
              />
            ),
          }
        }
      >
        <ViewChoices view={view} timeZone={timeZone} />
        <SecondPageChoices {...secondPage} languages={view.languages} />
      </PreviewPane>
      <Pane className="Editor-form" label={t`Form`} isHidden={panes.isHidden('form')}>
        <SideChoice side={side} onChange={setSide} />
        {side === 'json' ? (
          <LazyJsonView isReadOnly={isReadOnly} />
        ) : (
          <FormPane
            onCorrect={isBroken ? showJson : undefined}
            form={form}
            page={page}
            template={template}
            selected={selected}
            explanation={explanation}
            nodes={preview.nodes}
            edits={edits}
            isReadOnly={isLocked}
            onSelect={select}
            onAdd={(slot) => adding.open(placeBelow(slot, all, blocks))}
          />
        )}
      </Pane>
    </div>
  );
}

const deviceOf = (width: Width) => (width < 768 ? 'MOBILE' : 'PC');
