import { parseDateTime, toZoned } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { formatPath } from '#engine/resolve/diagnostic.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Pane } from '../../ui/Pane.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { applyEdits } from '../document/apply-edits.ts';
import { startsWith } from '../document/operations.ts';
import type { Json, Path } from '../document/parse-document.ts';
import { type FieldFinding, type Form, FormContext } from '../form/form-context.ts';
import { LazyJsonView } from '../json/LazyJsonView.tsx';
import { PreviewPane, type Width } from '../preview/PreviewPane.tsx';
import { usePageEdits } from '../preview/use-page-edits.ts';
import { usePreview } from '../preview/use-preview.ts';
import type { EditorData } from '../schema/use-editor-data.ts';
import { selectionAtom } from '../state/document-atoms.ts';
import { useDocument } from '../state/use-document.ts';
import { useFindings } from '../state/use-findings.ts';
import { dropPlaces, isMovable, moveTo, placeAt } from '../tree/moves.ts';
import { flatRows, pageTree, type TreeRow, writtenPage } from '../tree/page-tree.ts';
import { BlocksContext } from '../tree/row-names.ts';
import { type RowState, rowStates } from '../tree/row-state.ts';
import { sharedMap, sharedRows, useShared } from '../tree/shared-rows.ts';
import { PageWhy } from '../why/PageWhy.tsx';
import { findingsByRow } from './findings-by-row.ts';
import { focusField, focusText } from './focus-field.ts';
import { NodeForm } from './NodeForm.tsx';
import { Outline } from './Outline.tsx';
import { PageChoice } from './PageChoice.tsx';
import { PageForm } from './PageForm.tsx';
import { type Side, SideChoice } from './SideChoice.tsx';
import { useKnownNames } from './use-known-names.ts';
import { useNodeEdits } from './use-node-edits.ts';
import { useSiteView } from './use-site-view.ts';
import { ViewChoices } from './ViewChoices.tsx';

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
  const operatorLanguage = useLanguage();
  const { text, value: parsed, setValue, replaceText, undo, redo } = useDocument();
  // While the JSON has a syntax error, the last document that could be read stays.
  const [document, setDocument] = useState(parsed);
  if (parsed !== undefined && parsed !== document) setDocument(parsed);
  const template = templateOf(data, document, templateCode);
  const view = useSiteView(document, template, languages);
  const { page } = view;
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
  const { findings } = useFindings();
  const names = useKnownNames(all);
  const [width, setWidth] = useState<Width>(1280);
  const [side, setSide] = useState<Side>('form');

  // A finding or the JSON view may lead to another page.
  const selectedPage = selection?.[0] === 'pages' ? selection[1] : undefined;
  const { showPage, go } = view;
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
  const preview = usePreview({
    ...{ code, origin, names, movable, selected: node?.key ?? null },
    request: {
      ...{ document: text, path: view.path, language: view.language, markers: true },
      device: width < 768 ? 'MOBILE' : 'PC',
      ...(view.now && { now: instantOf(view.now, timeZone) }),
    },
    onPoint: (message) => {
      if (message.type === 'go') {
        if (go(message.path)) select(null);
        else showToast(t`The site has no page at ${message.path}.`);
        return;
      }
      if (message.type === 'step') {
        if (message.step === 'undo') undo();
        else redo();
        return;
      }
      const row = all.find(({ key }) => key === message.marker);
      if (!row) return;
      if (message.type === 'select') select(row.path);
      else editInPage(message, row);
    },
  });
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
    useMemo(() => rowStates(explanation, byRow), [explanation, byRow]),
    sharedMap,
  );

  const form: Form = {
    ...{ schema: data.schema, setValue, languages: view.languages, timeZone, document },
    focus: selection,
    findingsAt: (path: Path): FieldFinding[] =>
      findings
        .filter((finding) => finding.path.length === path.length && startsWith(finding.path, path))
        .map(({ level, message, remedy, fix }) => ({
          level,
          fix: fix && !isReadOnly ? () => replaceText(applyEdits(text, fix)) : undefined,
          text: [message[operatorLanguage], remedy?.[operatorLanguage]].filter(Boolean).join(' '),
        })),
  };
  const { origin: pageOrigin } = writtenPage(document, template, page);
  const isOfTemplate = writtenPage({}, template, page).page.sections !== undefined;
  return (
    <div className={`Editor-panes Editor-panes--${side}`}>
      <Pane className="Editor-side" label={t`Structure`}>
        <PageChoice
          key={`${page} ${view.keys.length}`}
          view={{
            ...view,
            showPage: (key) => {
              view.showPage(key);
              select(null);
            },
          }}
          document={document}
          template={template}
        />
        <Outline
          {...{ rows, all, selected, states, isReadOnly, edits }}
          site={{
            ...{ code, origin, data, document, template, timeZone, page, path: view.path },
            language: view.language,
          }}
          onSelect={(row) => select(row.path)}
          isOwnPage={pageOrigin === 'document'}
        />
      </Pane>
      <PreviewPane preview={preview} width={width} onWidth={setWidth}>
        <ViewChoices view={view} timeZone={timeZone} />
      </PreviewPane>
      <Pane className="Editor-form" label={t`Form`}>
        <SideChoice side={side} onChange={setSide} />
        {side === 'json' ? (
          <LazyJsonView isReadOnly={isReadOnly} />
        ) : (
          <FormContext value={form}>
            <fieldset className="Editor-fields" disabled={isReadOnly}>
              {node ? (
                <NodeForm
                  key={node.key}
                  row={node}
                  document={document}
                  explanation={explanation?.nodes.find(({ marker }) => marker === node.key)}
                  page={explanation}
                  onCustomize={() => edits.customize(node)}
                />
              ) : selected ? (
                <div className="Form">
                  <h2>{selected.name}</h2>
                  <p className="Field-help">
                    <Trans>Blocks can be added here.</Trans>
                  </p>
                </div>
              ) : (
                <PageForm
                  page={page}
                  origin={pageOrigin}
                  document={document}
                  onCustomize={() => edits.customize({ path: ['pages', page] })}
                  onReset={isOfTemplate ? () => edits.takeTemplate(['pages', page]) : undefined}
                >
                  <PageWhy page={explanation} onSelect={select} />
                </PageForm>
              )}
            </fieldset>
          </FormContext>
        )}
      </Pane>
    </div>
  );
}

/** The row that a path of the document is in: the innermost node, or a slot itself. */
function rowAt(all: readonly TreeRow[], selection: Path | null): TreeRow | undefined {
  if (!selection) return undefined;
  const key = formatPath(selection);
  return (
    all.find((row) => row.key === key) ??
    all.filter(({ kind, path }) => kind === 'node' && startsWith(selection, path)).at(-1)
  );
}

function templateOf(data: EditorData, document: Json | undefined, byDefault: string): Json | undefined {
  const named =
    typeof document === 'object' && document !== null && 'template' in document && document.template;
  return data.templates[typeof named === 'string' ? named : byDefault] as Json | undefined;
}

/** The moment that a clock of the clinic shows. */
const instantOf = (clock: string, timeZone: string): string =>
  toZoned(parseDateTime(clock), timeZone).toDate().toISOString();
