import { useLingui } from '@lingui/react/macro';
import { useAtom, useStore } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Pane } from '../../ui/Pane.tsx';
import { instantOf } from '../../ui/pickers/clinic-time.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { Json } from '../document/parse-document.ts';
import { LazyJsonView } from '../json/LazyJsonView.tsx';
import { PaneChoice } from '../panes/PaneChoice.tsx';
import { usePanes } from '../panes/use-panes.ts';
import { PreviewPane, type Width } from '../preview/PreviewPane.tsx';
import { useBeside } from '../preview/use-beside.ts';
import { isPageEdit, type PageEdit, usePageEdits } from '../preview/use-page-edits.ts';
import { type Pointing, usePreview } from '../preview/use-preview.ts';
import type { EditorData } from '../schema/use-editor-data.ts';
import { selectionAtom, textAtom } from '../state/document-atoms.ts';
import { useDocument } from '../state/use-document.ts';
import { useFindings } from '../state/use-findings.ts';
import { dropPlaces, isMovable, moveTo, placeAt } from '../tree/moves.ts';
import { flatRows, pageTree, writtenPage } from '../tree/page-tree.ts';
import { type Place, placeBelow } from '../tree/places.ts';
import { rowAt } from '../tree/row-at.ts';
import { BlocksContext } from '../tree/row-names.ts';
import { type RowState, rowStates } from '../tree/row-state.ts';
import { sharedMap, sharedRows, useShared } from '../tree/shared-rows.ts';
import { useNodeClipboard } from '../tree/use-node-clipboard.ts';
import { usePlaceForNew } from '../tree/use-place-for-new.ts';
import { BesideChoices } from './BesideChoices.tsx';
import { FormPane } from './FormPane.tsx';
import { findingsByRow } from './findings-by-row.ts';
import { focusField, focusText } from './focus-field.ts';
import { Outline } from './Outline.tsx';
import { PageBar } from './PageBar.tsx';
import { type Side, SideChoice } from './SideChoice.tsx';
import { useEditorForm } from './use-editor-form.ts';
import { useKnownNames } from './use-known-names.ts';
import { useNodeEdits } from './use-node-edits.ts';
import { useSiteView } from './use-site-view.ts';
import { ViewChoices } from './ViewChoices.tsx';

// A second page is asked for rarely.
const BesidePage = lazyPart(() => import('../preview/BesidePage.tsx').then((module) => module.BesidePage));

type Props = {
  code: string;
  /** Address of the site. */
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
  const { text, value: parsed, setValue, undo, redo } = useDocument();
  // While the JSON has a syntax error, the last document that could be read stays.
  const [document, setDocument] = useState(parsed);
  if (parsed !== undefined && parsed !== document) setDocument(parsed);
  const template = templateOf(data, document, templateCode);
  const view = useSiteView(document, template, languages);
  const { page, showPage, go } = view;
  const [selection, select] = useAtom(selectionAtom);
  const written = useMemo(
    () =>
      pageTree(
        document,
        template,
        page,
        (type) => data.blocks.get(type)?.slots.map(({ name }) => name) ?? [],
      ),
    [document, template, page, data],
  );
  const rows = useShared(written, sharedRows);
  const all = useMemo(() => flatRows(rows), [rows]);
  const selected = rowAt(all, selection);
  const node = selected?.kind === 'slot' ? undefined : selected;
  const edits = useNodeEdits(template, page, all);
  const isOwnPage = writtenPage(document, template, page).origin === 'document';
  const place = usePlaceForNew({ page, rows, all, selected, isOwnPage, isReadOnly });
  const clipboard = useNodeClipboard({ code, document, template, isReadOnly, onPaste: edits.insert });
  const { findings, checked } = useFindings();
  const names = useKnownNames(all);
  const panes = usePanes();
  const [width, setWidth] = useState<Width>(panes.layout === 'one' ? 360 : 1280);
  const [side, setSide] = useState<Side>('form');
  const [adding, setAdding] = useState<Place>();

  // A finding or the JSON view may lead to another page.
  const selectedPage = selection?.[0] === 'pages' ? selection[1] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection leads to its page
  useEffect(() => {
    if (typeof selectedPage === 'string' && selectedPage !== page) showPage(selectedPage);
  }, [selection]);
  useEffect(() => {
    if (selection && !isReadOnly) focusField(selection);
  }, [selection, isReadOnly]);

  const movable = useMemo(
    () => (isReadOnly ? [] : all.filter(isMovable).map(({ key }) => key)),
    [all, isReadOnly],
  );
  const store = useStore();
  const onText = useCallback(
    (listener: (text: string) => void) => store.sub(textAtom, () => listener(store.get(textAtom))),
    [store],
  );
  const request = {
    ...{ document: text, path: view.path, markers: true },
    ...(view.now && { now: instantOf(view.now, timeZone) }),
  };
  /** Follows what the operator does in a page, other than editing it there. */
  const follow = (message: Exclude<Pointing, PageEdit>, onLanguage?: (code: LanguageCode) => void) => {
    if (message.type === 'go') {
      if (go(message.path, onLanguage)) select(null);
      else showToast(t`The site has no page at ${message.path}.`);
    } else if (message.type === 'step') {
      if (message.step === 'undo') undo();
      else redo();
    } else if (message.type === 'paste') clipboard.paste(message.text, place);
    else if (message.type === 'copy') {
      if (node) clipboard.copy(node);
    } else {
      const row = all.find(({ key }) => key === message.marker);
      if (row) panes.open(row.path);
    }
  };
  const shown = { code, origin, names, selected: node?.key ?? null };
  const preview = usePreview({
    ...{ ...shown, onText, movable },
    request: { ...request, language: view.language, device: deviceOf(width) },
    onPoint: (message) => {
      if (!isPageEdit(message)) return follow(message);
      const row = all.find(({ key }) => key === message.marker);
      if (row) editInPage(message, row);
    },
  });
  const besides = useBeside(width, view.language, view.languages);
  const { beside } = besides;
  const { blocks } = data;
  const editInPage = usePageEdits({
    ...{ document, language: view.language, main: view.languages[0] ?? 'ko', isReadOnly, setValue },
    send: preview.send,
    placesOf: (row) => dropPlaces(row, all, blocks),
    onDrop: (row, { at, marker }) => {
      const target = all.find(({ key }) => key === marker);
      const place = target && placeAt({ at, row: target }, all, blocks);
      const move = place && moveTo(row, place, blocks);
      if (move) edits.moveTo(row, move);
    },
    onFormText: focusText,
  });
  const { explanation } = preview.state;
  const byRow = useMemo(() => findingsByRow(findings, all), [findings, all]);
  const states = useShared<ReadonlyMap<string, RowState>>(
    useMemo(() => rowStates(explanation, byRow, all), [explanation, byRow, all]),
    sharedMap,
  );

  const form = useEditorForm({
    ...{ data, document, findings, checked, timeZone, selection, isReadOnly },
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
          {...{ document, template, origin, isReadOnly }}
        />
        <Outline
          {...{ rows, all, selected, states, isReadOnly, edits, place, clipboard, isOwnPage, adding }}
          onAdding={setAdding}
          site={{
            ...{ code, origin, data, document, template, timeZone, page, path: view.path },
            language: view.language,
          }}
          onSelect={(row) => select(row.path)}
          onOpen={() => panes.show('form')}
        />
      </Pane>
      <PreviewPane
        {...{ preview, width }}
        isHidden={panes.isHidden('page')}
        onWidth={setWidth}
        beside={
          beside && {
            width: beside.width,
            show: (fit) => (
              <BesidePage
                {...{ ...shown, fit, width: beside.width }}
                request={{ ...request, language: beside.language, device: deviceOf(beside.width) }}
                onPoint={(message) => {
                  if (!isPageEdit(message)) follow(message, (language) => besides.change({ language }));
                  // Texts are edited in the first page, or in the form.
                  else if (message.type === 'edit') focusText(message.texts[0] ?? '');
                }}
              />
            ),
          }
        }
      >
        <ViewChoices view={view} timeZone={timeZone} />
        <BesideChoices {...besides} languages={view.languages} />
      </PreviewPane>
      <Pane className="Editor-form" label={t`Form`} isHidden={panes.isHidden('form')}>
        <SideChoice side={side} onChange={setSide} />
        {side === 'json' ? (
          <LazyJsonView isReadOnly={isReadOnly} />
        ) : (
          <FormPane
            {...{ form, page, template, selected, explanation, edits, isReadOnly }}
            onSelect={select}
            onAdd={(slot) => setAdding(placeBelow(slot, all, blocks))}
          />
        )}
      </Pane>
    </div>
  );
}

function templateOf(data: EditorData, document: Json | undefined, byDefault: string): Json | undefined {
  const named =
    typeof document === 'object' && document !== null && 'template' in document && document.template;
  return data.templates[typeof named === 'string' ? named : byDefault] as Json | undefined;
}

const deviceOf = (width: Width) => (width < 768 ? 'MOBILE' : 'PC');
